import { describe, expect, it } from 'vitest';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
} from '../../contracts/content/lists.ts';
import { testimonialsSchema } from '../../contracts/content/testimonials.ts';
import { readFile } from './content-files.ts';
import { distance } from './prose.ts';

const { companies, placeholder, sample } = readFile('content/clients.yaml', clientsSchema);
const names = companies.map(({ name }) => name);
const coined = names.map((name) => name.split(' ')[0] ?? '');
const tradeWords = names.map((name) => name.split(' ')[1]).filter((word) => word !== undefined);

const moreThan = (limit: number, items: string[]) =>
  [...new Set(items)].filter((item) => items.filter((other) => other === item).length > limit);

describe.runIf(sample)('invented client names', () => {
  it('are 120, with the placeholder in its three places', () => {
    expect(names).toHaveLength(120);
    expect(placeholder).toEqual({ name: 'This Could Be You', positions: [25, 55, 85] });
  });
  it('are eight per industry', () => {
    const perIndustry = readFile('content/industries.yaml', industriesSchema).map((industry) => [
      industry,
      companies.filter((company) => company.industry === industry).length,
    ]);
    expect(perIndustry.filter(([, count]) => count !== 8)).toEqual([]);
  });
  it('are one coined word, alone or with a trade word, of 6 to 24 characters', () => {
    const wellMade = (name: string) =>
      /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name) && name.length >= 6 && name.length <= 24;
    expect(names.filter((name) => !wellMade(name))).toEqual([]);
  });
  it('use no initial more than ten times', () => {
    expect(
      moreThan(
        10,
        names.map((name) => name.charAt(0)),
      ),
    ).toEqual([]);
  });
  it('use no coined word twice, nor one a letter away from another', () => {
    const tooClose = coined.filter((word, index) =>
      coined.some((other, place) => place > index && distance(word, other) < 2),
    );
    expect(tooClose).toEqual([]);
  });
  it('use no trade word more than four times', () => {
    expect(moreThan(4, tradeWords)).toEqual([]);
  });
  it('avoid the words every invented company has', () => {
    const worn = /global|tech|solutions|apex|pinnacle|summit|vertex|nova/i;
    expect(names.filter((name) => worn.test(name))).toEqual([]);
  });
  it('are no town of the banner, nor a letter away from one', () => {
    const towns = readFile('content/banner-cities.yaml', bannerCitiesSchema).map(
      (city) => city.split(',')[0] ?? '',
    );
    const ringing = coined.filter((word) =>
      towns.some((town) => distance(word.toLowerCase(), town.toLowerCase()) < 2),
    );
    expect(ringing).toEqual([]);
  });
  it('include the companies that the testimonials name', () => {
    const named = readFile('content/testimonials.yaml', testimonialsSchema).items.flatMap(
      ({ company, industry }) => (company === undefined ? [] : [{ name: company, industry }]),
    );
    expect(companies).toEqual(expect.arrayContaining(named));
  });
});
