import words from 'virtual:words/form';
import type { ReactNode, Ref } from 'react';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Explains how the data is used. */
export interface PrivacyNote {
  note: string;
  privacyLink: Link;
}

interface Props extends PrivacyNote {
  /** Path of the page that holds the form, for a plain post. */
  page: string;
  /** The button's idle label. */
  book: string;
  submitting?: boolean;
  /** Whether a request was accepted; then only its result shows. */
  sent?: boolean;
  /** Result of the last submit. */
  children?: ReactNode;
}

/** The end of the form: the honeypot, the button and the privacy note. */
export function ConsultationFoot({
  page,
  book,
  submitting = false,
  sent = false,
  note,
  privacyLink,
  children,
}: Props) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <div className="consultation-foot align-center row-gap-16 column-gap-32 above-32 cluster">
        {!sent && (
          <Button type="submit" weight="second" busy={submitting} disabled={submitting}>
            <span className="button-steady" data-widest={book}>
              {submitting ? words.submitting : book}
            </span>
          </Button>
        )}
        {children}
        {!sent && (
          <p className="consultation-note">
            {note} <TextLink {...privacyLink} running />
          </p>
        )}
      </div>
    </>
  );
}

/** Result of the last submit. */
export interface Outcome {
  sent: boolean;
  text: string;
  /** Reference of an accepted request. */
  reference?: string;
  /** When the answer arrived, in epoch milliseconds. */
  receivedAt?: number;
}

interface OutcomeProps {
  outcome: Outcome | null;
  /** Takes the focus after a request was accepted. */
  confirmation: Ref<HTMLParagraphElement>;
  /** The id of the dated steps. */
  stepsId: string;
}

/**
 * Stays beside the button after the toast closes. The element exists before its text, so that screen
 * readers announce an error (WCAG 4.1.3). A success takes the focus, which announces it.
 */
export const ConsultationOutcome = ({ outcome, confirmation, stepsId }: OutcomeProps) => (
  <div className="consultation-outcome" role="status" aria-live={outcome?.sent ? 'off' : undefined}>
    {outcome?.sent && (
      <p ref={confirmation} className="consultation-sent" tabIndex={-1} aria-describedby={stepsId}>
        <Sign name="tick" />
        <span>
          {/* Each text needs an element: translating browsers replace bare text nodes. */}
          <span>{`${outcome.text} `}</span>
          {outcome.reference && <ReferenceLine reference={outcome.reference} />}
        </span>
      </p>
    )}
    {outcome?.sent === false && (
      <p className="field-error">
        <Sign name="broken" />
        <span>{outcome.text}</span>
      </p>
    )}
  </div>
);

/** The reference that a visitor quotes when they call or write. */
export function ReferenceLine({ reference }: { reference: string }) {
  const [before, after] = words.reference.split('{reference}');
  return (
    <>
      <span>{before}</span>
      <strong className="nowrap">{reference}</strong>
      <span>{after}</span>
    </>
  );
}
