import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Figure } from '../claims/Figure.tsx';
import './about-sections.css';
import { range } from '../../drawing/range.ts';

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

/** Euclid's algorithm. */
const findDivisor = (a: number, b: number): number => (b === 0 ? a : findDivisor(b, a % b));
