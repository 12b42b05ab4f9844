import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './service-list.css';

/** Steps on a line: across the page, or down it on narrow screens. */
export function Steps({ content }: { content: ServicesPage['steps'] }) {
  return (
    <section className="steps on-paper" aria-labelledby="steps-title" data-drawing="">
      <div className="frame">
        <div className="zone steps-top">
          <Line className="steps-in lane-left" />
          <SectionHeading id="steps-title">{content.headline}</SectionHeading>
        </div>
        <div className="zone">
          <Line className="steps-out" draw="right" step={2} />
          <ol className="steps-list">
            {content.items.map(({ title, text }, index) => (
              <li key={title} className="step">
                {index < content.items.length - 1 ? (
                  <Ring className="step-station" step={stations[index] ?? 4} />
                ) : (
                  <Dot className="step-station" step={4} />
                )}
                <span className="step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="type-h3">{title}</h3>
                <p className="step-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <Crossing from="left" className="steps-crossing" step={3} />
      </div>
    </section>
  );
}

const stations = [1, 2, 3, 4] as const;
