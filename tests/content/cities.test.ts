import { describe, expect, it } from 'vitest';
import { citySchema, citySlugs } from '../../contracts/content/city.ts';
import { clientsSchema, industriesSchema, jobTitlesSchema } from '../../contracts/content/lists.ts';
import { testimonialsSchema } from '../../contracts/content/testimonials.ts';
import { brand, readFile } from './content-files.ts';
import { countWords, sentences } from './prose.ts';

const wheel = readFile('content/industries.yaml', industriesSchema);
const titles = readFile('content/job-titles.yaml', jobTitlesSchema);
const { companies } = readFile('content/clients.yaml', clientsSchema);
const testimonials = readFile('content/testimonials.yaml', testimonialsSchema).items;
const cities = citySlugs.map((slug) => ({
  slug,
  ...readFile(`content/cities/${slug}.yaml`, citySchema),
}));

describe.each(cities)('$city', (city) => {
  it('is described in 90 to 130 words', () => {
    expect(countWords(city.expertise)).toBeGreaterThanOrEqual(90);
    expect(countWords(city.expertise)).toBeLessThanOrEqual(130);
  });
  it('names six industries of the wheel and eight roles of the list', () => {
    expect(city.industries).toHaveLength(6);
    expect(city.techRoles).toHaveLength(8);
    expect(city.industries.filter((industry) => !wheel.includes(industry))).toEqual([]);
    expect(city.techRoles.filter((role) => !titles.includes(role))).toEqual([]);
  });
  it.runIf(city.sample)('shows sample companies of its own industries', () => {
    const fitting = companies
      .filter(({ industry }) => city.industries.includes(industry))
      .map(({ name }) => name);
    expect(city.localCompanies.filter((name) => !fitting.includes(name))).toEqual([]);
  });
  it.runIf(city.sample)('quotes a testimonial in its own words', () => {
    const { quote, author } = city.localTestimonial;
    const source = testimonials.find(({ name, title }) => author === `${name}, ${title}`);
    expect(sentences(quote).filter((sentence) => !source?.quote.includes(sentence))).toEqual([]);
  });
  it('is reached by the brand’s e-mail', () => {
    expect(city.email).toBe(brand.email);
  });
});

it('cities have the postal codes of the specification', () => {
  expect(Object.fromEntries(cities.map(({ slug, office }) => [slug, office.postalCode]))).toEqual({
    dallas: '75201',
    'little-rock': '72201',
    shreveport: '71101',
    'vero-beach': '32960',
    'new-york-city': '32960',
  });
});
