import { describe, expect, it } from 'vitest';
import { industriesSchema } from '../../contracts/content/lists.ts';
import { testimonialsSchema } from '../../contracts/content/testimonials.ts';
import { brand, readFile } from './content-files.ts';
import { sentences } from './prose.ts';

const file = 'content/testimonials.yaml';
const { items, sample } = readFile(file, testimonialsSchema);
const quotes = items.map(({ quote }) => quote);
const superlative =
  /\b(?:best|most|greatest|finest|fastest|quickest|smartest|strongest|easiest|happiest|outstanding|amazing|exceptional|excellent)\b/i;

describe.runIf(sample)('invented testimonials', () => {
  it('stand in the order of the editorial page', () => {
    expect(items.map(({ name }) => name)).toEqual([
      'Harriet Bowden',
      'Luis Carrasquillo',
      'Denise Okoro',
      'Tom Lindqvist',
      'Yolanda Pettigrew',
      'Nikhil Sarvaiya',
      'Beth Ann Crowder',
      'Raymond Tso',
      'Ingrid Maldonado',
    ]);
  });
  it('belong to industries of the wheel', () => {
    const industriesFile = 'content/industries.yaml';
    const wheel = readFile(industriesFile, industriesSchema);
    expect(items.filter(({ industry }) => !wheel.includes(industry))).toEqual([]);
  });
  it('are two to four sentences that fit the carousel', () => {
    const misfit = quotes.filter((quote) => {
      const { length } = sentences(quote);
      return length < 2 || length > 4 || quote.length > 330;
    });
    expect(misfit).toEqual([]);
  });
  it('carry no figure and no superlative', () => {
    expect(quotes.filter((quote) => /\d|percent/.test(quote) || superlative.test(quote))).toEqual(
      [],
    );
  });
  it('name the firm at most twice between them', () => {
    expect(quotes.filter((quote) => quote.includes(brand.name)).length).toBeLessThanOrEqual(2);
  });
});
