import type { Ref } from 'react';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { Sign } from '../../ui/Sign.tsx';

/** Result of the last submit. */
export type Outcome =
  | { sent: true; words: string; reference: string | undefined }
  | { sent: false; words: string };

interface Props {
  outcome: Outcome | null;
  /** Takes the focus after a request was accepted. */
  confirmation: Ref<HTMLParagraphElement>;
}

/**
 * Stays beside the button after the toast closes. The element exists before its text, so that screen
 * readers announce an error (WCAG 4.1.3).
 */
export function ConsultationOutcome({ outcome, confirmation }: Props) {
  return (
    <div className="consultation-outcome" role="status">
      {outcome?.sent && (
        <p ref={confirmation} className="consultation-sent" tabIndex={-1}>
          <Sign name="tick" />
          <span>
            {outcome.words} {outcome.reference && <ReferenceLine reference={outcome.reference} />}
          </span>
        </p>
      )}
      {outcome?.sent === false && (
        <p className="consultation-failed field-error">
          <Sign name="broken" />
          <span>{outcome.words}</span>
        </p>
      )}
    </div>
  );
}

/** The reference that a visitor quotes when they call or write. */
export function ReferenceLine({ reference }: { reference: string }) {
  return (
    <>
      Your reference is <strong className="consultation-reference">{reference}</strong>.
    </>
  );
}

/** Open role to signed: draws itself above the form once a request is accepted. */
export function SuccessLine() {
  return (
    <div className="success-line draws" aria-hidden="true">
      <Ring className="success-line-ring" />
      <Line className="success-line-way straight-h" draw="right" />
      <Dot className="success-line-dot" />
    </div>
  );
}
