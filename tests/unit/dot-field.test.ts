/** /services draws its figures exactly, or not at all (docs/product.md, Claims and samples). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Claim } from '../../lib/content/schemas/claims.ts';
import { claims } from '../../site/content/content.ts';
import { Statistics } from '../../site/features/service/Statistics.tsx';

/** @returns how many dots and rings each drawing has */
function drawn(dots: number | 'hundreds', value: Claim['value']) {
  const [some] = claims;
  if (!some) throw new Error('there is no claim');
  const html = renderToStaticMarkup(
    createElement(Statistics, {
      headline: ['Placements.', 'A few came back.'],
      dots,
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

it.each([
  [212, 3, { dots: 209, rings: 3 }],
  [1, 0, { dots: 1, rings: 0 }],
  [54, 5, { dots: 49, rings: 5 }],
  [600, 2, { dots: 598, rings: 2 }],
])(
  'the dots of the statistics are a dot for each placement and a ring for each exception: %i %i',
  (dots, value, each) => {
    expect(drawn(dots, value)).toEqual([each, each]);
  },
);

it.each([
  [2, 3],
  [212, 'a few'],
])('the dots of the statistics are left out when they cannot be drawn: %i %s', (dots, value) => {
  expect(drawn(dots, value)).toEqual([]);
});

it('the dots of the statistics are a field of hundreds', () => {
  expect(drawn('hundreds', 1)).toEqual([
    { dots: 422, rings: 1 },
    { dots: 206, rings: 1 },
  ]);
});
