import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './values.css';

/** The values, each beside one thing that it stops the firm from doing. */
export function Values({ content }: { content: AboutPage['values'] }) {
  if (content.items.length === 0) return <LineAlone />;
  return (
    <section className="on-paper" aria-labelledby="values-title" data-drawing="">
      <div className="frame">
        <div className="zone values-zone">
          {/* To the edge of the next ground, where the other half of the crossing takes over. */}
          <Line className="values-line lane-left bend-bl reach-half" />
          <SectionHeading id="values-title">{content.headline}</SectionHeading>
          <p className="values-lead type-lead">{content.lead}</p>
          <ul className="values">
            {content.items.map(({ title, text }) => (
              <li key={title} className="value">
                <h3 className="value-name type-tile">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Without values the line goes on to the crossing all the same. */
const LineAlone = () => (
  <div className="on-paper">
    <div className="frame">
      <div className="zone values-none">
        <Line className="values-line lane-left bend-bl reach-half" />
      </div>
    </div>
  </div>
);
