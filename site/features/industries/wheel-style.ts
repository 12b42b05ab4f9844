import { range } from '../../drawing/range.ts';

/**
 * The angle from one name to the next, and each name's own spoke in reading order: for a style element
 * in the head, since the policy of the pages forbids style attributes.
 */
export function wheelStyle(count: number): string {
  const spokes = range(count).map(
    (index) => `.wheel-names li:nth-child(${index + 1}){--i:${index}}`,
  );
  return `.wheel{--step:${360 / Math.max(count, 1)}deg}${spokes.join('')}`;
}
