import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './about-header.css';

type Props = Pick<AboutPage, 'header' | 'mission'>;

/** The title, a ring under it, and why the firm was founded. */
export function AboutHeader({ header, mission }: Props) {
  return (
    <>
      <section className="about-header on-paper" aria-labelledby="page-title">
        <div className="frame about-opening">
          <h1 id="page-title" className="type-hero">
            {header.headline.map((sentence) => (
              <span key={sentence} className="about-sentence">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="about-lead type-lead">{header.lead}</p>
        </div>
      </section>
      <section className="on-paper" aria-labelledby="mission-title">
        <div className="frame">
          <div className="zone about-mission">
            <Line className="about-start bend-tr" draw="right" />
            <Ring className="about-ring" />
            <SectionHeading id="mission-title">{mission.headline}</SectionHeading>
            <p className="about-why type-lead">{mission.text}</p>
          </div>
        </div>
      </section>
    </>
  );
}
