import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './about-sections.css';
import { RuledLinks } from '../../ui/RuledLinks.tsx';

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

/** Links to three pages that go further. */
export function Onward({ content }: { content: AboutPage['onward'] }) {
  return (
    <RailSection
      id="onward-title"
      title={content.headline}
      headingClassName="sr-only"
      className="on-paper"
      zone="onward-zone"
    >
      <RuledLinks links={content.links} />
    </RailSection>
  );
}

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
