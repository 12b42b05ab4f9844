import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { AboutPage } from '../../../lib/content/schemas/pages.ts';
import { SignRows } from '../../charts/SignRows.tsx';
import { LineStart } from '../../motion/Line.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Figure } from '../claims/Figure.tsx';
import './about.css';

/** The values, each with one practice that it rules out. */
export function Values({ content }: { content: NonNullable<AboutPage['values']> }) {
  return (
    <RailSection
      id="values-title"
      title={content.headline}
      className="on-paper"
      zone="section-zone"
      line="lane-left straight-v full"
    >
      <p className="above-16 type-lead">{content.lead}</p>
      <ul role="list" className="ruled-rows above-24-64">
        {content.items.map(({ title, text }) => (
          <li key={title} className="split split-7 align-baseline">
            <h3 className="value-name type-tile">{title}</h3>
            <p className="item-text laptop-above-0 larger-when-wide">{text}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

interface Props {
  header: AboutPage['header'];
  mission: NonNullable<AboutPage['mission']> | undefined;
}

/** The title, a ring under it, and why the firm was founded. */
export function AboutHeader({ header, mission }: Props) {
  return (
    <>
      <section className="on-paper" aria-labelledby="page-title">
        <div className="frame pad-y-32-64">
          <h1 id="page-title" className="type-hero">
            {header.headline.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="measure-23 above-24 balance type-lead">{header.lead}</p>
        </div>
      </section>
      {mission ? (
        <section className="on-paper" aria-labelledby="mission-title">
          <div className="frame">
            <div className="zone split split-6 pad-top-48-64 pad-bottom-section">
              <LineStart />
              <SectionHeading id="mission-title">{mission.headline}</SectionHeading>
              <p className="measure-32 above-24 type-lead desktop-col-start-7 laptop-above-0">
                {mission.text}
              </p>
            </div>
          </div>
        </section>
      ) : (
        <div className="on-paper">
          <div className="frame">
            <div className="zone section-top">
              <LineStart />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

interface TrackRecordProps {
  headline: string;
  /** In percent, each drawn as a strip of dots. */
  shares: Claim[];
  plain: Claim[];
}

export function TrackRecord({ headline, shares, plain }: TrackRecordProps) {
  return (
    <RailSection
      id="record-title"
      title={headline}
      className="on-lichen"
      zone="section-zone record-zone"
    >
      <dl className="record above-32-64">
        {shares.map((share) => (
          <Figure key={share.id} claim={share}>
            <ShareStrip percent={Number(share.value)} />
          </Figure>
        ))}
        {plain.map((claim) => (
          <Figure key={claim.id} claim={moveUnitToLabel(claim)} />
        ))}
      </dl>
    </RailSection>
  );
}

/** Moves a unit in words into the label, so that all figures in a row have one height. */
const moveUnitToLabel = ({ unit, label, ...rest }: Claim): Claim => ({
  ...rest,
  label: unit ? `${unit} ${label}` : label,
});

/** A longer row of dots would not fit. */
const maxDotsPerRow = 25;

/** A share as dots and rings, drawn from its number: 85 percent is 17 dots and three rings. */
function ShareStrip({ percent }: { percent: number }) {
  const { part, whole } = simplifyShare(percent);
  const columns = Math.min(whole, maxDotsPerRow);
  return <SignRows dots={part} rings={whole - part} columns={columns} pitchPx={20} />;
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
