import { type Person, peopleSchema } from '../../contracts/content/people.ts';
import { ContentError } from '../../contracts/content/read.ts';
import { load } from './content.ts';

/** Every post of the main list is the vice president's (decisions, 'Blog'). */
const authorId = 'desmond-arceneaux';

/** @throws ContentError when content/people.yaml has nobody of that id */
export function postAuthor(): Person {
  const author = load('people', peopleSchema).items.find(({ id }) => id === authorId);
  if (!author) throw new ContentError(`content/people.yaml: nobody has the id '${authorId}'`);
  return author;
}
