/** The figures of the services, in the units of covers. */
import {
  type Service,
  type ServiceShape,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import type { CoverFigure, Station } from '../../drawing/covers/cover.ts';
import { range } from '../../drawing/range.ts';
import { roundedPath } from '../../drawing/rounded-path.ts';
import type { SocialFigure } from '../../machines/social/figure.ts';

const corner = 0.7;
const straight = 'M0 6L12 6';

/** One hairline for each business day that the service takes, between two ends under the line. */
const days = (count: number, from: number, to: number, [top, foot]: [number, number]) =>
  range(count)
    .map((day) => `M${(from + ((day + 0.5) * (to - from)) / count).toFixed(2)} ${top}V${foot}`)
    .join('');

const stations = (kind: Station['kind'], y: number, ...xs: number[]): Station[] =>
  xs.map((x) => ({ kind, x, y }));

/** @returns the figure of the service's shape, with its days */
export const serviceFigure = (service: Service): ServiceFigure =>
  figures[serviceShape(service)](Math.min(service.days.most ?? 0, mostHairlines));

/** More would run into one another. */
const mostHairlines = 40;

type ServiceFigure = CoverFigure & Pick<SocialFigure, 'markHeight'>;

const figures: Record<ServiceShape, (daysAtMost: number) => ServiceFigure> = {
  /** Four stations on a line that goes through. */
  stations: (most) => ({
    line: straight,
    hairlines: days(most, 1, 11, [7, 10.2]),
    stations: stations('ring', 6, 1.8, 4.6, 7.4, 10.2),
  }),
  /** The line bridges a gap, ring to dot. */
  bridge: (most) => ({
    line: roundedPath(
      [
        [0, 6],
        [2.4, 6],
        [2.4, 2.2],
        [9.6, 2.2],
        [9.6, 6],
        [12, 6],
      ],
      2.4,
    ),
    hairlines: days(most, 2.9, 9.1, [4, 10.2]),
    stations: [...stations('ring', 6, 1), ...stations('dot', 6, 11)],
  }),
  /** One line with equal risers, each ending in a dot; it has no end of its own. */
  risers: () => {
    const risers = range(5).map((riser) => 1.6 + riser * 2.2);
    return {
      line: straight + risers.map((x) => `M${x} 6V2.4`).join(''),
      hairlines: risers.map((x) => `M${x} 7V10.2`).join(''),
      stations: stations('dot', 2.4, ...risers),
    };
  },
  /** A straight run into the mark. */
  run: (most) => ({
    line: straight,
    markHeight: 5.23,
    hairlines: days(most, 1, 11, [7, 10.2]),
    stations: stations('dot', 6, 11),
  }),
};

/** The most ways out of one ring that are told apart. */
const mostWays = 6;

/** As many ways out of one ring as there are services: their overview. */
export function ways(services: number): CoverFigure {
  const count = Math.min(services, mostWays);
  const arms = range(count).map((arm) => (count === 1 ? 6 : 2 + (8 * arm) / (count - 1)));
  const line = arms.map((y) =>
    roundedPath(
      [
        [2.2, 6],
        [4.6, 6],
        [4.6, y],
        [9.8, y],
      ],
      corner,
    ),
  );
  return {
    line: `${straight}${line.join('')}`,
    hairlines: '',
    stations: [
      { kind: 'ring', x: 2.2, y: 6 },
      ...arms.map((y): Station => ({ kind: 'dot', x: 9.8, y })),
    ],
  };
}
