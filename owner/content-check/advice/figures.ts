/** Figures in texts that would contradict what is said, or done, elsewhere. */

import { entryIds } from '../../../lib/content/entries.ts';
import { contentFile, readMarkdownFile } from '../../../lib/content/folder.ts';
import { claimsSchema } from '../../../lib/content/schemas/claims.ts';
import { legalTextSchema } from '../../../lib/content/schemas/legal.ts';
import { leadsKeptYears, unconfirmedKeptDays } from '../../../server/domain/retention.ts';

import { place, readYaml, yamlLines } from '../content.ts';

const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Not claims: the chart's start, the consultation's minutes, and 'a hundred percent'. */
const noClaims = [0, 30, 100];
/** Parts of the home page that show figures. */
const shown = ['meta', 'hero', 'comparison', 'about', 'form'];
/** Fields of a city that are numbers by nature. */
const addressed = [
  'phoneNumber',
  'office',
  'openingHours',
  'coordinates',
  'skyline',
  'wideSkyline',
];

/** Figures belong in claims.yaml: one that is typed elsewhere may come to contradict it. */
export function figureAdvice(): string[] {
  const known = readYaml('claims.yaml', claimsSchema).flatMap(({ pages, value }) =>
    pages.includes('home') && typeof value === 'number' ? [value] : [],
  );
  const home = yamlLines('pages/home.yaml').filter(({ path, text }) =>
    figures(text).some(
      (figure) => !shown.includes(path[0] ?? '') || ![...known, ...noClaims].includes(figure),
    ),
  );
  const cities = entryIds('cities')
    .flatMap((slug) => yamlLines(`cities/${slug}.yaml`))
    .filter(({ path, text }) => !addressed.includes(path[0] ?? '') && figures(text).length > 0);
  return [...home, ...cities].map(
    (line) => `${place(line)}: has a figure that is no claim: ${line.text}`,
  );
}

/** The retention periods of the privacy page must be those that the server applies. */
export function promiseAdvice(): string[] {
  const { body } = readMarkdownFile('legal/privacy.md', legalTextSchema);
  return [`${leadsKeptYears} years`, `${unconfirmedKeptDays} days`]
    .filter((time) => !body.includes(time))
    .map(
      (time) =>
        `${contentFile('legal/privacy.md')}: does not say '${time}', after which the server deletes`,
    );
}
