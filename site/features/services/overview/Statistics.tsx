import type { Claim } from '../../../../contracts/content/claims.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { Line } from '../../../motion/Line.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { DotField } from './DotField.tsx';
import './statistics.css';

interface Props {
  content: ServicesPage['statistics'];
  claim: (id: string) => Claim;
}

/** A field of dots for the placements, the one that came back, and three figures. */
export function Statistics({ content, claim }: Props) {
  const exception = claim(content.exception);
  return (
    <section className="statistics on-ever" aria-labelledby="statistics-title" data-drawing="">
      <div className="frame">
        <div className="zone statistics-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="statistics-title">
            {content.headline.map((sentence) => (
              <span key={sentence} className="statistics-sentence">
                {sentence}{' '}
              </span>
            ))}
          </SectionHeading>
          <DotField columns={53} rows={8} apart={{ column: 18, row: 6 }} className="dots-wide" />
          <DotField columns={16} rows={13} apart={{ column: 0, row: 11 }} className="dots-small" />
          <p className="statistics-exception">
            {exception.value} {exception.label}
          </p>
          <dl className="figures">
            {content.claims.map((id) => (
              <Figure key={id} claim={claim(id)} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
