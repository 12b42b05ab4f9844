/** Cities, industries and groups that other files name. */

import { entryIds } from '../../lib/content/entries.ts';
import { contentFile, readMarkdownFile } from '../../lib/content/folder.ts';
import { cityPageSchema } from '../../lib/content/schemas/city-page.ts';
import { guideSchema } from '../../lib/content/schemas/guide.ts';
import { guidesPageSchema } from '../../lib/content/schemas/guides-page.ts';
import { industriesSchema } from '../../lib/content/schemas/lists.ts';
import { namesUnder, place, readYaml, yamlLines } from './content.ts';

/** @returns a sentence for each name that leads to no entry */
export const namedEntryErrors = (): string[] => [
  ...firstCityErrors(),
  ...industryErrors(),
  ...guideGroupErrors(),
];

function firstCityErrors(): string[] {
  const { first } = readYaml('pages/city.yaml', cityPageSchema).all;
  if (first === undefined || entryIds('cities').includes(first)) return [];
  return [
    `${contentFile('pages/city.yaml')}: all.first: no file in ${contentFile('cities')} is ${first}.yaml. Name another city, or take the line out`,
  ];
}

/** An empty list takes the industries off the home page, and binds no other file. */
function industryErrors(): string[] {
  const industries = new Set(readYaml('industries.yaml', industriesSchema));
  if (industries.size === 0) return [];
  const files = [
    'testimonials.yaml',
    ...namesUnder('.yaml', 'cities/'),
    ...namesUnder('.yaml', 'services/'),
  ];
  return files
    .flatMap(yamlLines)
    .filter(({ path }) => path.at(-1) === 'industry' || path[0] === 'industries')
    .filter(({ text }) => !industries.has(text))
    .map(
      (line) =>
        `${place(line)}: '${line.text}' is not in ${contentFile('industries.yaml')}. Add it there, or name one of the list`,
    );
}

function guideGroupErrors(): string[] {
  const groups = readYaml('pages/guides.yaml', guidesPageSchema).groups.map(({ id }) => id);
  return namesUnder('.md', 'guides/').flatMap((name) => {
    const { group } = readMarkdownFile(name, guideSchema).data;
    if (groups.includes(group)) return [];
    return [`${contentFile(name)}: group: no group of pages/guides.yaml has the id '${group}'`];
  });
}
