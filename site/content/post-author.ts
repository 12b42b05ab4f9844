import { contentFile } from '../../contracts/content/folder.ts';
import type { Person } from '../../contracts/content/people.ts';
import type { PostFields } from '../../contracts/content/post.ts';
import { ContentError } from '../../contracts/content/read.ts';
import { author, people } from './content.ts';

/**
 * A post or a guide is signed by the leader of its field: the first whose tags it has (docs/product.md, Blog).
 * @throws ContentError when people.yaml has no person with the id of the author of the rest
 */
export function postAuthor({ tags }: Pick<PostFields, 'tags'>): Person {
  const signing = people.find(({ writes }) => writes.some((tag) => tags.includes(tag))) ?? author;
  if (!signing)
    throw new ContentError(`${contentFile('people.yaml')}: no person has the id of the author`);
  return signing;
}
