import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openingHoursSchema } from '../../lib/content/schemas/hours.ts';
import { getSkyline } from '../../site/drawing/skylines.ts';
import { simplifyShare } from '../../site/features/about/AboutSections.tsx';
import { CityWords } from '../../site/features/city/CityHero.tsx';
import { fillCity } from '../../site/features/city/city-details.ts';
import { ClaimDrawing, getClockDays } from '../../site/features/claims/ClaimDrawing.tsx';
import { assignGrounds } from '../../site/features/person/LeaderMonogram.tsx';
import { formatOpeningHours, getInitials } from '../../site/text/formats.ts';
import { EmailAddress } from '../../site/ui/EmailAddress.tsx';
import { loadFixture } from '../support/fixture-content.ts';

it.each([
  [85, 17, 20],
  [94, 47, 50],
  [100, 1, 1],
  [7, 7, 100],
])('shares drawn as dots: %i percent is %i of %i', (percent, part, whole) => {
  expect(simplifyShare(percent)).toEqual({ part, whole });
});

it.each([
  [9, 'days', 9],
  ['1 week', 'Week', 7],
  [48, 'hours', 2],
  [2, 'years', undefined],
  [2, 'clients', undefined],
])('figures drawn to scale: %s %s are %s days', (value, unit, days) => {
  expect(getClockDays({ value, unit })).toBe(days);
});
it.each([12_000, '12,000+', '100,000s'])(
  'figures drawn to scale: %s are too many for dots',
  (value) => {
    const [claim] = loadFixture().files['claims.yaml'] ?? [];
    if (!claim) throw new Error('The fixture has no claims');
    const signs = { yes: 'Yes', no: 'No', one: 'One', more: 'More' };
    const drawn = { ...claim, value, unit: undefined };
    expect(renderToStaticMarkup(createElement(ClaimDrawing, { claim: drawn, signs }))).toBe('');
  },
);

it('leaders’ monograms have different backgrounds, the same in any order, and two letters', () => {
  const names = ['Renata Holloway', 'Desmond Arceneaux', 'Elise Nakagawa'];
  expect(new Set(assignGrounds(names)).size).toBe(3);
  expect(assignGrounds(names.toReversed())).toEqual(assignGrounds(names).toReversed());
  expect(getInitials('Beth Ann Crowder')).toBe('BC');
});

const findCity = (id: string) => {
  const city = loadFixture().entries.cities.find((entry) => entry.id === id);
  if (!city) throw new Error(`The fixture has no ${id}`);
  return city.data;
};

const shreveport = {
  slug: 'shreveport',
  path: '/shreveport-it-recruitment',
  ...findCity('shreveport'),
};
it('texts that cities share are filled with the city’s values; an unknown marker stays', () => {
  expect(fillCity('Served from {locality}, hired in {city}. {brand}', shreveport)).toBe(
    'Served from Dallas, hired in Shreveport. {brand}',
  );
});
it('texts that cities share name no state where the city has none', () => {
  const { state: _, stateAbbr: _abbr, ...city } = shreveport;
  const leeds = { ...city, city: 'Leeds', office: { locality: 'Leeds', postalCode: 'LS2 7QM' } };
  const text = 'In {city}, {stateAbbr}: {city}, {state}. {locality}, {region}';
  expect(fillCity(text, leeds)).toBe('In Leeds: Leeds. Leeds');
  expect(fillCity(text, shreveport)).toBe('In Shreveport, LA: Shreveport, Louisiana. Dallas, TX');
});
it('texts that cities share are filled at each marker of a headline', () => {
  const render = (text: string) =>
    renderToStaticMarkup(createElement(CityWords, { text, city: 'Leeds' }));
  expect(render('{city}. Hire in {city}')).toBe(
    '<span class="city-words">Leeds</span>. Hire in <span class="city-words">Leeds</span>',
  );
  expect(render('Near you')).toBe('Near you');
});

const { skyline: _, ...city } = findCity('dallas');

it.each(['burlington', 'portland', 'boise', 'omaha', 'tulsa', 'reno', 'fargo', 'st-louis'])(
  'A city without a skyline gets houses on the line: %s',
  (slug) => {
    const { top, height, outline, hairlines } = getSkyline({ ...city, slug, path: '/' });
    const ground = top + height;
    const heights = [...`${outline}${hairlines}`.matchAll(/V([-\d.]+)|[ML][-\d.]+ ([-\d.]+)/g)].map(
      ([, vertical, point]) => Number(vertical ?? point),
    );
    expect(heights.length).toBeGreaterThan(12);
    expect(Math.min(...heights)).toBe(top);
    expect(Math.max(...heights)).toBe(ground);
  },
);

it('opening hours are written in words, with noon and half hours', () => {
  expect(
    formatOpeningHours([
      { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:30' },
      { from: 'Saturday', opens: '09:05', closes: '12:00' },
    ]),
  ).toBe('Monday to Friday, 8\u00a0a.m. to 5:30\u00a0p.m.; Saturday, 9:05\u00a0a.m. to noon');
});

it('opening hours are refused when they are impossible', () => {
  const day = { from: 'Monday', opens: '08:00', closes: '17:00' };
  const accepts = (entry: object) => openingHoursSchema.safeParse([{ ...day, ...entry }]).success;
  expect(accepts({})).toBe(true);
  expect(accepts({ opens: '25:00' })).toBe(false);
  expect(accepts({ opens: '8:00' })).toBe(false);
  expect(accepts({ closes: '07:00' })).toBe(false);
  expect(accepts({ from: 'Friday', to: 'Monday' })).toBe(false);
  expect(accepts({ from: 'Someday' })).toBe(false);
  expect(openingHoursSchema.safeParse([]).success).toBe(false);
});

it('marks the name of an email address, and adds nothing to its text', () => {
  const shown = renderToStaticMarkup(EmailAddress({ address: 'hello@juniper-row.example' }));
  expect(shown).toBe('<span class="email-name">hello@</span>juniper-row.example');
});
