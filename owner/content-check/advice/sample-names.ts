/** Invented names and quotes must not resemble a real firm, town or advertisement. */

import { entryIds } from '../../../lib/content/entries.ts';
import { contentFile } from '../../../lib/content/folder.ts';
import { citySchema } from '../../../lib/content/schemas/city.ts';
import { bannerCitiesSchema, clientsSchema } from '../../../lib/content/schemas/lists.ts';
import { testimonialsSchema } from '../../../lib/content/schemas/testimonials.ts';
import { readYaml } from '../content.ts';
import { distance, sentences } from './prose.ts';

const oftenest = { initial: 10, tradeWord: 4 };
const worn = /global|tech|solutions|apex|pinnacle|summit|vertex|nova/i;
const superlative =
  /\b(?:best|most|greatest|finest|fastest|quickest|smartest|strongest|easiest|happiest|outstanding|amazing|exceptional|excellent)\b/i;

/** @returns a sentence for each invented name or quote that should be replaced */
export const invalidSampleNames = (): string[] => [
  ...companyNames().map((said) => `${contentFile('clients.yaml')}: ${said}`),
  ...quotes().map((said) => `${contentFile('testimonials.yaml')}: ${said}`),
  ...localWords(),
];

function companyNames(): string[] {
  const { companies, sample } = readYaml('clients.yaml', clientsSchema);
  if (!sample) return [];
  const names = companies.map(({ name }) => name);
  const coined = names.map((name) => name.split(' ')[0] ?? '');
  const tradeWords = names.flatMap((name) => name.split(' ')[1] ?? []);
  const towns = readYaml('banner-cities.yaml', bannerCitiesSchema).map(
    (city) => city.split(',')[0]?.toLowerCase() ?? '',
  );
  const wellMade = (name: string) =>
    /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name) && name.length >= 6 && name.length <= 24;
  const tooClose = (word: string, index: number) =>
    coined.some((other, place) => place > index && distance(word, other) < 2);
  const initials = names.map((name) => name.charAt(0));
  return [
    ...names
      .filter((name) => !wellMade(name))
      .map((name) => `'${name}' is not one coined word, alone or with a trade word`),
    ...names.filter((name) => worn.test(name)).map((name) => `'${name}' has a worn word`),
    ...coined.filter(tooClose).map((word) => `'${word}' is a letter away from another name`),
    ...coined
      .filter((word) => towns.some((town) => distance(word.toLowerCase(), town) < 2))
      .map((word) => `'${word}' rings like a town of the banner`),
    ...moreThan(oftenest.initial, initials).map((letter) => `too many names begin with ${letter}`),
    ...moreThan(oftenest.tradeWord, tradeWords).map((word) => `too many names have '${word}'`),
  ];
}

const moreThan = (limit: number, items: string[]) =>
  [...new Set(items)].filter((item) => items.filter((other) => other === item).length > limit);

function quotes(): string[] {
  const { items, sample } = readYaml('testimonials.yaml', testimonialsSchema);
  if (!sample) return [];
  return items
    .filter(({ quote }) => /\d|percent/.test(quote) || superlative.test(quote))
    .map(({ name }) => `the quote of ${name} has a figure or a superlative`);
}

/** A city shows sample companies of its own industries, and a sample quote in its own words. */
function localWords(): string[] {
  const { companies } = readYaml('clients.yaml', clientsSchema);
  const { items } = readYaml('testimonials.yaml', testimonialsSchema);
  return entryIds('cities').flatMap((slug) => {
    const city = readYaml(`cities/${slug}.yaml`, citySchema);
    if (!city.sample) return [];
    const fitting = companies
      .filter(({ industry }) => city.industries.includes(industry))
      .map(({ name }) => name);
    if (!city.localTestimonial) return [];
    const { quote, author } = city.localTestimonial;
    const source = items.find(({ name, title }) => author === `${name}, ${title}`);
    const own = sentences(quote).every((sentence) => source?.quote.includes(sentence));
    return [
      ...city.localCompanies
        .filter((name) => !fitting.includes(name))
        .map((name) => `'${name}' is of none of its industries`),
      ...(own ? [] : ['its quote is not one of the testimonials']),
    ].map((said) => `${contentFile(`cities/${slug}.yaml`)}: ${said}`);
  });
}
