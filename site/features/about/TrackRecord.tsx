import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Figure } from '../claims/Figure.tsx';
import { ShareStrip } from './ShareStrip.tsx';
import './track-record.css';

interface Props {
  content: AboutPage['record'];
  claim: (id: string) => Claim;
}

/** The firm's figures: shares with rows of dots, and plain figures. */
export function TrackRecord({ content, claim }: Props) {
  return (
    <section className="on-lichen" aria-labelledby="record-title" data-drawing="">
      <div className="frame">
        <div className="zone record-zone">
          <Line className="record-line lane-right bend-tr reach-half" step={2} />
          <SectionHeading id="record-title">{content.headline}</SectionHeading>
          <dl className={content.plain.length === 4 ? 'record record-of-four' : 'record'}>
            {content.shares.map(claim).map((share) => (
              <Figure key={share.id} claim={share}>
                <ShareStrip percent={Number(share.value)} />
              </Figure>
            ))}
            {content.plain.map(claim).map((plain) => (
              <Figure key={plain.id} claim={withUnitInLabel(plain)} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Figures in a row have one height, so a unit in words goes under them. */
const withUnitInLabel = ({ unit, label, ...rest }: Claim): Claim => ({
  ...rest,
  label: unit ? `${unit} ${label}` : label,
});
