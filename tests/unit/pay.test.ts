import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { paySchema } from '../../lib/content/schemas/city.ts';
import { readText } from '../../lib/content/source.ts';
import { findRowDollars, layOutStretches, placeWage } from '../../site/features/pay/layout.ts';
import { withoutLines } from '../support/content-errors.ts';
import { loadFixture } from '../support/fixture-content.ts';

const pay = paySchema.parse(loadFixture().files['pay.yaml']);
const reading = (changed: object) => {
  const text = stringify({ ...pay, ...changed }, { aliasDuplicateObjects: false });
  return withoutLines(() => readText('pay.yaml', text, paySchema));
};
const firstMetro = (wages: Record<string, unknown>) =>
  reading({
    metros: pay.metros.map((metro, index) =>
      index === 0 ? { ...metro, pay: { ...metro.pay, ...wages } } : metro,
    ),
  });

it('what occupations pay needs five figures in order, or null', () => {
  expect(firstMetro({ leads: null })).not.toThrow();
  expect(firstMetro({ leads: [80_000, null, 90_000, null, null] })).not.toThrow();
  expect(firstMetro({ leads: [80_000, 90_000, 100_000, 110_000] })).toThrow('metros.0.pay.leads');
  expect(firstMetro({ leads: [80_000, null, 70_000, 90_000, 99_000] })).toThrow(
    'metros.0.pay.leads: must not go down from the 10th percentile to the 90th',
  );
});

it('what occupations pay needs every occupation in every metro area, each area once, and no other', () => {
  expect(firstMetro({ porters: null })).toThrow('metros.0.pay.porters: no role has this id');
  expect(reading({ roles: [...pay.roles, { ...pay.roles[0], id: 'porters' }] })).toThrow(
    'metros.0.pay.porters: is missing. Write null where nothing is published',
  );
  expect(reading({ metros: [...pay.metros, pay.metros[0]] })).toThrow(
    'metros: must have each city once',
  );
});

it('what occupations pay is drawn in rows on which all but the best-paid occupation fit', () => {
  expect(findRowDollars(pay)).toBe(200_000);
  expect(placeWage(150_000, 200_000)).toEqual({ row: 0, at: 75 });
  expect(placeWage(200_000, 200_000)).toEqual({ row: 0, at: 100 });
  expect(placeWage(250_000, 200_000)).toEqual({ row: 1, at: 75 });
  expect(layOutStretches(100_000, 450_000, 200_000)).toEqual([
    { row: 0, from: 50, to: 100 },
    { row: 1, from: 100, to: 0 },
    { row: 2, from: 0, to: 25 },
  ]);
  expect(layOutStretches(50_000, 100_000, 200_000)).toEqual([{ row: 0, from: 25, to: 50 }]);
});
