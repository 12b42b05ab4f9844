import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { curvePath } from '../../drawing/paths.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './home.css';

/** The mission: the line leaves the knot and stays straight. */
export function Mission({ content }: { content: NonNullable<HomeContent['mission']> }) {
  return (
    <section className="on-paper" aria-labelledby="mission-title">
      <div className="frame">
        <Crossing from="right" className="only-below-laptop" />
        <div className="zone pad-top-8 pad-bottom-16 laptop-pad-top-48-64 laptop-pad-bottom-36">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="mission-title" look="type-mega">
            {content.headline}
          </SectionHeading>
        </div>
        <div className="zone">
          <Line className="crossing-in lane-left bend-bl reach" />
          <div className="flex align-center" data-draw="right">
            <Knot tangle={wide} className="only-from-laptop" />
            <Knot tangle={small} className="only-below-laptop" />
            <span className="mission-start straight-h">
              <Ring className="mission-ring" />
            </span>
            <span className="mission-straight straight-h" />
          </div>
        </div>
        <div className="zone mission-words">
          <Line className="mission-out lane-right bend-tr reach" />
          <p className="mission-text measure-30 type-lead">{content.text}</p>
        </div>
      </div>
    </section>
  );
}

interface Tangle {
  loops: number;
  length: number;
  /** The range of the loops' radii, in pixels. */
  minRadius: number;
  maxRadius: number;
  /** The straight line enters and leaves at half this height. */
  height: number;
}

const wide: Tangle = { loops: 13, length: 580, minRadius: 26, maxRadius: 88, height: 164 };
const small: Tangle = { loops: 9, length: 232, minRadius: 20, maxRadius: 40, height: 90 };

/** Overlapping loops of slowly varying radius, tangent to the straight line at both ends. */
function Knot({ tangle, className }: { tangle: Tangle; className: string }) {
  const { length, height } = tangle;
  return (
    <svg
      className={`knot ${className}`}
      viewBox={`0 ${-height / 2} ${length} ${height}`}
      width={length}
      height={height}
      aria-hidden="true"
    >
      <path className="stroke" d={drawTangle(tangle)} />
    </svg>
  );
}

function drawTangle({ loops, length, minRadius, maxRadius }: Tangle): string {
  const turn = 2 * Math.PI;
  const end = loops * turn;
  // Zero at both ends, so that the loops grow out of the straight line and return to it.
  const getSwell = (t: number) => smooth(Math.min(t, end - t) / turn);
  const getRadius = (t: number) => {
    const share = (1 + Math.sin(0.31 * t + 0.4) * Math.cos(0.13 * t + 2)) / 2;
    return getSwell(t) * (minRadius + (maxRadius - minRadius) * share);
  };
  const getSink = (t: number) => 0.55 + 0.55 * Math.sin(0.47 * t + 2.6);
  return curvePath(
    (t) => [
      (length * t) / end + getRadius(t) * Math.sin(t),
      getRadius(t) * (Math.cos(t) - 1 + smooth(getSwell(t)) * 1.15 * getSink(t)),
    ],
    end,
    loops * 4,
  );
}

/** Rises from 0 to 1 with zero slope at both ends (Hermite smoothstep). */
function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
