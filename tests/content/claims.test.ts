import { describe, expect, it } from 'vitest';
import { citySlugs } from '../../contracts/content/city.ts';
import { claimsSchema } from '../../contracts/content/claims.ts';
import { homeSchema } from '../../contracts/content/home.ts';
import { type ServiceId, serviceIds } from '../../contracts/content/service.ts';
import { type Line, place, readFile, yamlLines } from './content-files.ts';

const homeFile = 'content/pages/home.yaml';
const claims = readFile('content/claims.yaml', claimsSchema);
const home = readFile(homeFile, homeSchema);
const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const strangers = (lines: Line[], known: number[]) =>
  lines
    .filter(({ text }) => figures(text).some((figure) => !known.includes(figure)))
    .map((line) => `${place(line)}: ${line.text}`);

/** Figures of home's reading that the other pages must not show. */
const homeOnly = [10, 123, 98];

describe('figures on the home page', () => {
  const lines = yamlLines(homeFile);
  /** Not claims: the chart's start, the consultation's length, and '100% Focused'. */
  const fixed = [0, 30, 100];
  it('are those of its own reading', () => {
    const own = claims.flatMap(({ reading, value }) =>
      reading === 'home' && typeof value === 'number' ? [value] : [],
    );
    expect(strangers(lines, [...own, ...fixed])).toEqual([]);
  });
  it('stand in the hero, the comparison, the tiles and the form alone', () => {
    const elsewhere = lines.filter(
      ({ path }) => !['hero', 'comparison', 'about', 'form'].includes(path[0] ?? ''),
    );
    expect(strangers(elsewhere, [])).toEqual([]);
  });
  it('are shown on tiles only if the claim allows it', () => {
    const shown = home.about.claims.map((id) => claims.find((claim) => claim.id === id));
    expect(shown.map((claim) => claim?.reading)).toEqual(['home', 'home', 'home', 'home']);
    expect(shown.every((claim) => claim?.pages.includes('home'))).toBe(true);
  });
});

describe('figures on the service pages', () => {
  /** Terms of the specification's section 9, the year of a claim, and the reply in hours. */
  const terms: Record<ServiceId, number[]> = {
    'executive-professional-search': [2, 6, 12, 2021],
    'interim-staffing': [5, 24],
    'talent-acquisition-service': [],
    'fox-fast-track': [5, 7, 24],
  };
  it.each(serviceIds)('%s gives terms, and no figure of the home page', (id) => {
    const lines = yamlLines(`content/services/${id}.yaml`);
    expect(strangers(lines, terms[id])).toEqual([]);
    expect(terms[id].filter((figure) => homeOnly.includes(figure))).toEqual([]);
    expect(lines.filter(({ text }) => /\bten (?:business )?days\b/i.test(text))).toEqual([]);
  });
});

describe('figures on the city pages', () => {
  it.each(citySlugs)('%s is described without one', (slug) => {
    const addressed = ['phoneNumber', 'office', 'coordinates'];
    const lines = yamlLines(`content/cities/${slug}.yaml`).filter(
      ({ path }) => !addressed.includes(path[0] ?? ''),
    );
    expect(strangers(lines, [])).toEqual([]);
  });
});
