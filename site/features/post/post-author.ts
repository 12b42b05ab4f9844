import { contentFile } from '../../../lib/content/folder.ts';
import { ContentError } from '../../../lib/content/read.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import type { PostFields } from '../../../lib/content/schemas/post.ts';
import { author, people } from '../../content/content.ts';

/**
 * A post or a guide is signed by the leader of its field: the first whose tags it has (docs/product.md, Blog).
 * @throws ContentError when people.yaml has no person with the id of the author of the rest
 */
export function findAuthor({ tags }: Pick<PostFields, 'tags'>): Person {
  const signer = people.find(({ writes }) => writes.some((tag) => tags.includes(tag))) ?? author;
  if (!signer)
    throw new ContentError(`${contentFile('people.yaml')}: no person has the id of the author`);
  return signer;
}
