import { describe, expect, it } from 'vitest';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import { simplifyShare } from '../../site/features/about/AboutSections.tsx';
import { assignGrounds } from '../../site/features/about/Leaders.tsx';
import { cityMarkers, isServed } from '../../site/features/city/city-details.ts';
import { formatPageTitle } from '../../site/metadata/page-metadata.ts';
import { getInitials } from '../../site/text/formats.ts';
import { fill } from '../../site/text/sentences.ts';

describe('shares drawn as dots', () => {
  it.each([
    [85, 17, 20],
    [94, 47, 50],
    [100, 1, 1],
    [7, 7, 100],
  ])('%i percent is %i of %i', (percent, part, whole) => {
    expect(simplifyShare(percent)).toEqual({ part, whole });
  });
});

describe('leaders’ monograms', () => {
  const names = ['Renata Holloway', 'Desmond Arceneaux', 'Elise Nakagawa'];
  it('have three different backgrounds', () => {
    expect(new Set(assignGrounds(names)).size).toBe(3);
  });
  it('keep a name’s background in any order', () => {
    const turned = [...names].reverse();
    expect(assignGrounds(turned).reverse()).toEqual(assignGrounds(names));
  });
  it('show the first letters of the first and the last name', () => {
    expect(getInitials('Beth Ann Crowder')).toBe('BC');
  });
});

describe('texts that cities share', () => {
  const shreveport = {
    slug: 'shreveport',
    ...readFilledYaml('cities/shreveport.yaml', citySchema),
  };
  it('are filled with the city’s values; an unknown marker stays', () => {
    expect(fill('Served from {locality}, hired in {city}. {brand}', cityMarkers(shreveport))).toBe(
      'Served from Dallas, hired in Shreveport. {brand}',
    );
  });
  it('name the office that serves a city without one', () => {
    expect(isServed(shreveport)).toBe(true);
  });
});

describe('page titles', () => {
  it('end with the brand, unless that exceeds 60 characters', () => {
    expect(formatPageTitle('Tech and sales recruiters in Dallas, TX', 'Alder & Daughters')).toBe(
      'Tech and sales recruiters in Dallas, TX | Alder & Daughters',
    );
    const long = 'Tech and sales recruiters in New York City, NY';
    expect(formatPageTitle(long, 'Alder & Daughters')).toBe(long);
  });
});
