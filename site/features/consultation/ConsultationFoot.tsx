import type { ReactNode } from 'react';
import type { Link } from '../../../contracts/content/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export const idleLabel = 'Book Your Consultation';

interface Props {
  submitting?: boolean;
  note: string;
  privacyLink: Link;
  /** What became of the last submit. */
  children?: ReactNode;
}

/** The button, and beside it what happens with the answers. */
export function ConsultationFoot({ submitting = false, note, privacyLink, children }: Props) {
  return (
    <div className="consultation-foot">
      <Button type="submit" weight="second" busy={submitting} disabled={submitting}>
        <span className="consultation-label" data-widest={idleLabel}>
          {submitting ? 'Submitting...' : idleLabel}
        </span>
      </Button>
      {children}
      <p className="consultation-note">
        {note} <TextLink to={privacyLink.to}>{privacyLink.label}</TextLink>
      </p>
    </div>
  );
}
