import type { ReactNode } from 'react';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { honeypotField } from '../../../lib/forms/endpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const idleLabel = 'Book Your Consultation';

interface Props {
  /** Path of the page that holds the form, for a plain post. */
  page: string;
  submitting?: boolean;
  note: string;
  privacyLink: Link;
  /** Result of the last submit. */
  children?: ReactNode;
}

/**
 * The end of the form: the honeypot, which only bots fill in, the button, and a note on how the data
 * is used.
 */
export function ConsultationFoot({ page, submitting = false, note, privacyLink, children }: Props) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <div className="consultation-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="consultation-foot">
        <Button type="submit" weight="second" busy={submitting} disabled={submitting}>
          <span className="consultation-label" data-widest={idleLabel}>
            {submitting ? 'Submitting...' : idleLabel}
          </span>
        </Button>
        {children}
        <p className="consultation-note">
          {note} <TextLink {...privacyLink} running />
        </p>
      </div>
    </>
  );
}
