import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Practice, type PracticeName } from './Practice.tsx';
import './practices.css';

/** One drawing for each practice, in the content's order. */
const drawings: readonly PracticeName[] = ['down', 'long', 'joined', 'around'];

/** Four practices, drawn by the line: one pass from the right rail to the left one. */
export function HowWeWork({ content }: { content: AboutPage['practice'] }) {
  return (
    <section className="practices on-ever" aria-labelledby="practices-title" data-drawing="">
      <div className="frame">
        <div className="zone practices-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="practices-title">{content.headline}</SectionHeading>
        </div>
        <Crossing from="right" className="practices-crossing" />
        <ul className="practices-list">
          {content.items.map(({ title, text }, index) => (
            <li key={title} className="practice">
              <Practice name={drawings[index] ?? 'long'} />
              <div className="zone practice-words">
                <Line className="practice-on" step={4} />
                <h3 className="type-h3">{title}</h3>
                <p className="practice-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
