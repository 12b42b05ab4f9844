import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { ServicesPage } from '../../../lib/content/schemas/service.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { ClaimNote } from '../claims/ClaimNote.tsx';
import { Figures } from '../claims/Figure.tsx';
import { DotField } from './DotField.tsx';
import { layOutDotFields } from './dot-fields.ts';
import './statistics.css';

interface Props {
  content: Pick<ServicesPage['statistics'], 'headline' | 'claims'> & { exception?: string };
  claim: (id: string) => Claim;
}

/** The figures, over a field of dots with a ring for each exception if it can be drawn. */
export function Statistics({ content, claim }: Props) {
  const exception = content.exception === undefined ? undefined : claim(content.exception);
  const fields = exception ? layOutDotFields(content.headline[0] ?? '', exception.value) : [];
  return (
    <RailSection
      id="statistics-title"
      title={content.headline.map((sentence) => (
        <span key={sentence} className="statistics-sentence">
          {sentence}{' '}
        </span>
      ))}
      className="statistics on-ever"
      zone="statistics-zone"
    >
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
    </RailSection>
  );
}
