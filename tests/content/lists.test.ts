import { describe, expect, it } from 'vitest';
import { citySlugs } from '../../contracts/content/city.ts';
import { bannerCitiesSchema, jobTitlesSchema } from '../../contracts/content/lists.ts';
import { readFile } from './content-files.ts';

describe('job titles', () => {
  const titles = readFile('content/job-titles.yaml', jobTitlesSchema);
  it('are 52 and short enough for the typed line', () => {
    expect(titles).toHaveLength(52);
    expect(titles.filter((title) => title.length > 29)).toEqual([]);
  });
  it('are lower case but for initials', () => {
    const word = /^(?:[a-z]+|[A-Z]{2,}|VP)$/;
    expect(titles.filter((title) => !title.split(' ').every((part) => word.test(part)))).toEqual(
      [],
    );
  });
});

describe('banner cities', () => {
  const cities = readFile('content/banner-cities.yaml', bannerCitiesSchema);
  it('are a hundred, each once', () => {
    expect(cities).toHaveLength(100);
    expect(new Set(cities).size).toBe(100);
  });
  it('are spread over the country', () => {
    const states = cities.map((city) => city.slice(-2));
    expect(new Set(states).size).toBeGreaterThan(40);
    const crowded = states.filter((state) => states.filter((one) => one === state).length > 8);
    expect([...new Set(crowded)]).toEqual([]);
    const neighbors = states.filter((state, index) => state === states[index + 1]);
    expect(neighbors).toEqual([]);
  });
  it('include the cities that have a page', () => {
    const slugs = cities.map((city) => city.slice(0, -4).toLowerCase().replaceAll(' ', '-'));
    expect(slugs).toEqual(expect.arrayContaining([...citySlugs]));
  });
});
