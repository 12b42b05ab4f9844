import { expect, test } from 'vitest';
import { formatUtilities } from '../../site/build/utilities.ts';

test.each([
  ['above-40', '.above-40 { margin-top: 2.5rem }'],
  ['above-24-64', '.above-24-64 { margin-top: var(--space-24-64) }'],
  ['pad-top-section', '.pad-top-section { padding-top: var(--section) }'],
  ['area-2-1-span-3-end', '.area-2-1-span-3-end { grid-area: 2 / 1 / span 3 / -1 }'],
  ['leading-97', '.leading-97 { line-height: calc(97 / 100) }'],
  ['laptop-flex', '@media (--laptop) { .laptop-flex { display: flex }'],
])('makes a class out of the name %s', (name, rule) => {
  expect(formatUtilities(`<p class="${name} above">`)).toContain(rule);
});
