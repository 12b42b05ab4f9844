/** Figures belong in claims.yaml: one that is typed elsewhere may come to contradict it. */
import { citySlugs } from '../../../contracts/content/city.ts';
import { claimsSchema } from '../../../contracts/content/claims.ts';
import { place, readYaml, yamlLines } from '../content.ts';

const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Not claims: the chart's start, the consultation's minutes, and 'a hundred percent'. */
const noClaims = [0, 30, 100];
/** Parts of the home page that show figures. */
const shown = ['hero', 'comparison', 'about', 'form'];
/** Fields of a city that are numbers by nature. */
const addressed = ['phoneNumber', 'office', 'coordinates'];

export function figureAdvice(): string[] {
  const known = readYaml('claims.yaml', claimsSchema).flatMap(({ reading, value }) =>
    reading === 'home' && typeof value === 'number' ? [value] : [],
  );
  const home = yamlLines('pages/home.yaml').filter(({ path, text }) =>
    figures(text).some(
      (figure) => !shown.includes(path[0] ?? '') || ![...known, ...noClaims].includes(figure),
    ),
  );
  const cities = citySlugs
    .flatMap((slug) => yamlLines(`cities/${slug}.yaml`))
    .filter(({ path, text }) => !addressed.includes(path[0] ?? '') && figures(text).length > 0);
  return [...home, ...cities].map(
    (line) => `${place(line)}: has a figure that is no claim: ${line.text}`,
  );
}
