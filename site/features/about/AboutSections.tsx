import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { range } from '../../drawing/numbers.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Figure } from '../claims/Figure.tsx';
import './about-sections.css';

/** Ends at the edge of the next ground, where the other half of the crossing takes over. */
const valuesLine = 'values-line lane-left bend-bl reach-half';

/** The values, each beside one thing that it stops the firm from doing. */
export function Values({ content }: { content: AboutPage['values'] }) {
  if (content.items.length === 0)
    return (
      <div className="on-paper">
        <div className="frame">
          <div className="zone values-none">
            <Line className={valuesLine} />
          </div>
        </div>
      </div>
    );
  return (
    <RailSection
      id="values-title"
      title={content.headline}
      className="on-paper"
      zone="section-zone"
      line={valuesLine}
    >
      <p className="values-lead type-lead">{content.lead}</p>
      <ul className="values ruled-rows">
        {content.items.map(({ title, text }) => (
          <li key={title} className="value split">
            <h3 className="value-name type-tile">{title}</h3>
            <p className="item-text">{text}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

export function Onward({ content }: { content: AboutPage['onward'] }) {
  return (
    <RailSection
      id="onward-title"
      title={content.headline}
      headingClassName="sr-only"
      className="on-paper"
      zone="section-zone onward-zone"
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
          <div className="zone split about-mission">
            <Line className="about-start bend-tr" draw="right" />
            <Ring className="start-ring" />
            <SectionHeading id="mission-title">{mission.headline}</SectionHeading>
            <p className="about-why type-lead">{mission.text}</p>
          </div>
        </div>
      </section>
    </>
  );
}

type TrackRecordProps = { content: AboutPage['record']; claim: (id: string) => Claim };

export function TrackRecord({ content, claim }: TrackRecordProps) {
  return (
    <section className="on-lichen" aria-labelledby="record-title" data-drawing="">
      <div className="frame">
        <div className="zone section-zone record-zone">
          <Line className="record-line lane-right bend-tr reach-half" step={2} />
          <SectionHeading id="record-title">{content.headline}</SectionHeading>
          <dl className="record">
            {content.shares.map(claim).map((share) => (
              <Figure key={share.id} claim={share}>
                <ShareStrip percent={Number(share.value)} />
              </Figure>
            ))}
            {content.plain.map(claim).map((plain) => (
              <Figure key={plain.id} claim={moveUnitToLabel(plain)} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Figures in a row have one height, so a unit in words goes under them. */
const moveUnitToLabel = ({ unit, label, ...rest }: Claim): Claim => ({
  ...rest,
  label: unit ? `${unit} ${label}` : label,
});

/** A longer row of dots would not fit. */
const maxDotsPerRow = 25;
const pitchPx = 20;

/** A share as dots and rings, drawn from its number: 85 percent is 17 dots and three rings. */
function ShareStrip({ percent }: { percent: number }) {
  const { part, whole } = simplifyShare(percent);
  const across = Math.min(whole, maxDotsPerRow);
  const down = Math.ceil(whole / maxDotsPerRow);
  return (
    <svg
      className="share-strip"
      viewBox={`0 0 ${across * pitchPx} ${down * pitchPx}`}
      width={across * pitchPx}
      height={down * pitchPx}
      aria-hidden="true"
    >
      {range(whole).map((dot) => (
        <circle
          key={dot}
          className={dot < part ? 'share-dot' : 'share-ring'}
          cx={(dot % across) * pitchPx + 7}
          cy={Math.floor(dot / across) * pitchPx + 10}
          r={dot < part ? 6 : 4.75}
        />
      ))}
    </svg>
  );
}

/**
 * @param percent a whole number from 0 to 100
 * @returns the same share in the smallest whole numbers: 85 is 17 of 20
 */
export function simplifyShare(percent: number): { part: number; whole: number } {
  const common = findDivisor(percent, 100);
  return { part: percent / common, whole: 100 / common };
}

const findDivisor = (a: number, b: number): number => (b === 0 ? a : findDivisor(b, a % b));
