import type { HomeContent } from '../../../lib/content/schemas/home.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Knot } from './Knot.tsx';
import './mission.css';

/** The mission: the line comes out of the knot and stays straight. */
export function Mission({ content }: { content: HomeContent['mission'] }) {
  return (
    <section className="mission on-paper" aria-labelledby="mission-title" data-drawing="">
      <div className="frame">
        <Crossing from="right" className="mission-crossing" />
        <div className="zone mission-top">
          <Line className="lane-left straight-v full" step={2} />
          <SectionHeading id="mission-title" look="type-mega">
            {content.headline}
          </SectionHeading>
        </div>
        <div className="zone mission-knot">
          <Line className="mission-in lane-left bend-bl reach" step={2} />
          <Knot />
          <span className="mission-start">
            <Ring className="mission-ring" step={4} />
          </span>
          <span className="mission-straight" data-draw="right" />
        </div>
        <div className="zone mission-words">
          <Line className="mission-out lane-right bend-tr reach" step={4} />
          <p className="mission-text type-lead">{content.text}</p>
        </div>
      </div>
    </section>
  );
}
