import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ClaimNote } from '../claims/ClaimNote.tsx';
import { Figures } from '../claims/Figure.tsx';
import { DotField } from './DotField.tsx';
import { dotFields } from './dot-fields.ts';
import './statistics.css';

interface Props {
  content: Pick<ServicesPage['statistics'], 'headline' | 'claims'> & { exception?: string };
  claim: (id: string) => Claim;
}

/** A field of dots for the placements with a ring for each exception, if they can be drawn, and the figures. */
export function Statistics({ content, claim }: Props) {
  const exception = content.exception === undefined ? undefined : claim(content.exception);
  const fields = exception ? dotFields(content.headline[0] ?? '', exception.value) : [];
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
          {exception && (
            <>
              {fields.map((field) => (
                <DotField key={field.className} {...field} />
              ))}
              <div className="statistics-exception" data-figure="">
                {exception.value} {exception.label} <ClaimNote claim={exception} />
              </div>
            </>
          )}
          <Figures claims={content.claims.map(claim)} />
        </div>
      </div>
    </section>
  );
}
