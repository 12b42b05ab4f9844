import { Sign } from '../../ui/Sign.tsx';
import { ReferenceLine } from './ReferenceLine.tsx';

/** What became of the last submit. */
export type Outcome =
  | { sent: true; words: string; reference: string | undefined }
  | { sent: false; words: string };

/**
 * Stays beside the button when the toast has gone. The place is there before the words are, so that
 * they are heard as well (WCAG 4.1.3).
 */
export function ConsultationOutcome({ outcome }: { outcome: Outcome | null }) {
  return (
    <div className="consultation-outcome" role="status">
      {outcome?.sent && (
        <p className="consultation-sent">
          <Sign name="tick" />
          <span>
            {outcome.words} {outcome.reference && <ReferenceLine reference={outcome.reference} />}
          </span>
        </p>
      )}
      {outcome?.sent === false && (
        <p className="consultation-failed field-error">
          <Sign name="broken" />
          {outcome.words}
        </p>
      )}
    </div>
  );
}
