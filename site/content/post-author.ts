import { contentFile } from '../../contracts/content/folder.ts';
import { type Person, peopleSchema } from '../../contracts/content/people.ts';
import { ContentError } from '../../contracts/content/read.ts';
import { load } from './content.ts';

/**
 * Every post of the main list has one author (docs/product.md, Blog).
 * @throws ContentError when people.yaml has no person with that id
 */
export function postAuthor(): Person {
  const { author: id, items } = load('people', peopleSchema);
  const author = items.find((person) => person.id === id);
  if (!author)
    throw new ContentError(`${contentFile('people.yaml')}: no person has the id '${id}'`);
  return author;
}
