import { contentFile } from '../../../lib/content/folder.ts';
import { ContentError } from '../../../lib/content/read.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import type { PostFields } from '../../../lib/content/schemas/post.ts';
import { author, people } from '../../content/content.ts';

/**
 * The author of a post or guide is the first leader who writes about one of its tags (docs/product.md, Blog).
 * @throws ContentError if nobody does and people.yaml has no default author
 */
export function findAuthor({ tags }: Pick<PostFields, 'tags'>): Person {
  const signer = people.find(({ writes }) => writes.some((tag) => tags.includes(tag))) ?? author;
  if (!signer)
    throw new ContentError(`${contentFile('people.yaml')}: no person has the id of the author`);
  return signer;
}
