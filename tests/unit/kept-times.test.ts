import { expect, it } from 'vitest';
import { findKeptTimes } from '../../site/features/legal/kept-times.ts';

const table = (...times: string[]) =>
  `<table><tr><th>What</th><th>How long</th></tr>${times
    .map((time, index) => `<tr><td>${index}</td><td>${time}</td></tr>`)
    .join('')}</table>`;

it('draws a table of two or more periods at a scale of its largest unit', () => {
  const kept = findKeptTimes(`<h2>A</h2>${table('Until then', '30 days', '1 business day')}`);
  expect(kept).toMatchObject({ title: 'How long', unitDays: 1, isInText: true });
  expect(kept?.times.map(({ days }) => days)).toEqual([1, 30, Number.POSITIVE_INFINITY]);
  expect(findKeptTimes(table('2 years', '14 days'))?.unitDays).toBe(365.25);
  expect(findKeptTimes(table('2 days', 'Until then'))).toBeUndefined();
});

it('knows a table that is above the first heading, and only drawn, with its whole text', () => {
  const kept = table('2 days', '3 days from then');
  const alone = findKeptTimes(`${kept}<h2>A</h2>`);
  expect(alone?.isInText).toBe(false);
  expect(alone?.times.map(({ time }) => time)).toEqual(['2 days', '3 days from then']);
  const repeated = findKeptTimes(`<h2>A</h2>${kept}`);
  expect(repeated?.times.map(({ time }) => time)).toEqual(['2 days', '3 days']);
});
