/** /services draws its figures exactly, or not at all (docs/product.md, Claims and samples). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../lib/content/schemas/claims.ts';
import { claims } from '../../site/content/content.ts';
import { Statistics } from '../../site/features/services/Statistics.tsx';

/** @returns how many dots and rings each drawing has */
function drawn(headline: string, value: Claim['value']) {
  const [some] = claims;
  if (!some) throw new Error('there is no claim');
  const html = renderToStaticMarkup(
    createElement(Statistics, {
      headline: [headline, 'A few came back.'],
      exception: { ...some, value },
      claims: [],
    }),
  );
  return [...html.matchAll(/<svg.*?<\/svg>/gs)].map(([svg]) => {
    const [, path = ''] = /class="dots-many" d="([^"]*)"/.exec(svg) ?? [];
    const runs = [...path.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)];
    const dots = runs.reduce((sum, [, from, to]) => sum + Math.round(Number(to) - Number(from)), 0);
    // A row's path ends a tenth past its last dot.
    return { dots: dots + runs.length, rings: svg.split('<circle').length - 1 };
  });
}

describe('the dots of the statistics', () => {
  it.each([
    ['212 placements.', 3, { dots: 209, rings: 3 }],
    ['1 placement.', 0, { dots: 1, rings: 0 }],
    ['One of 7 came back.', 1, { dots: 6, rings: 1 }],
    ['54 placements.', 5, { dots: 49, rings: 5 }],
    ['600 placements.', 2, { dots: 598, rings: 2 }],
  ])(
    'are a dot for each placement and a ring for each exception: %s %i',
    (headline, value, each) => {
      expect(drawn(headline, value)).toEqual([each, each]);
    },
  );

  it.each([
    ['1,212 placements.', 3],
    ['2 placements.', 3],
    ['Many placements.', 1],
    ['212 placements.', 'a few'],
    ['Thousands of placements.', 1],
  ])('are left out when they cannot be drawn: %s %s', (headline, value) => {
    expect(drawn(headline, value)).toEqual([]);
  });

  it('are a field of hundreds when the headline says so', () => {
    expect(drawn('Hundreds of placements.', 1)).toEqual([
      { dots: 422, rings: 1 },
      { dots: 206, rings: 1 },
    ]);
  });
});
