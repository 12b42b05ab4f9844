/** Cities, industries and groups of guides that other files name. */
import { entryIds } from '../entries.ts';
import { readFilledYaml } from '../firm-files.ts';
import { contentFile, readMarkdownFile } from '../folder.ts';
import { cityPageSchema } from '../schemas/city-page.ts';
import { guideSchema, guidesPageSchema } from '../schemas/guide.ts';
import { industriesSchema } from '../schemas/lists.ts';
import { fieldTexts, formatLocation, namesUnder } from './texts.ts';

/** @returns a sentence for each name without an entry */
export const namedEntryErrors = (): string[] => [
  ...firstCityErrors(),
  ...industryErrors(),
  ...guideGroupErrors(),
];

function firstCityErrors(): string[] {
  const { first } = readFilledYaml('pages/city.yaml', cityPageSchema).all;
  if (first === undefined || entryIds('cities').includes(first)) return [];
  return [
    `${contentFile('pages/city.yaml')}: all.first: no file in ${contentFile('cities')} is ${first}.yaml. Name another city, or take the line out`,
  ];
}

/** An empty list takes the industries off the home page, and other files may name any. */
function industryErrors(): string[] {
  const industries = new Set(readFilledYaml('industries.yaml', industriesSchema));
  if (industries.size === 0) return [];
  return [
    'testimonials.yaml',
    ...namesUnder('.yaml', 'cities/'),
    ...namesUnder('.yaml', 'services/'),
  ]
    .flatMap(fieldTexts)
    .filter(({ path }) => path.at(-1) === 'industry' || path[0] === 'industries')
    .filter(({ text }) => !industries.has(text))
    .map(
      (field) =>
        `${formatLocation(field)}: '${field.text}' is not in ${contentFile('industries.yaml')}. Add it there, or name one of the list`,
    );
}

function guideGroupErrors(): string[] {
  const groups = readFilledYaml('pages/guides.yaml', guidesPageSchema).groups.map(({ id }) => id);
  return namesUnder('.md', 'guides/').flatMap((name) => {
    const { group } = readMarkdownFile(name, guideSchema).data;
    if (groups.includes(group)) return [];
    return [`${contentFile(name)}: group: no group of pages/guides.yaml has the id '${group}'`];
  });
}
