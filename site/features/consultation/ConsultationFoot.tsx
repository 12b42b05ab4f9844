import type { Link } from '../../../contracts/content/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export const idleLabel = 'Book Your Consultation';

interface Props {
  submitting?: boolean;
  /** What the server said, when it said why it failed. */
  advice?: string;
  note: string;
  privacyLink: Link;
}

/** The button, and beside it what happens with the answers. */
export function ConsultationFoot({ submitting = false, advice, note, privacyLink }: Props) {
  return (
    <div className="consultation-foot">
      <Button type="submit" weight="second" busy={submitting} disabled={submitting}>
        <span className="consultation-label" data-widest={idleLabel}>
          {submitting ? 'Submitting...' : idleLabel}
        </span>
      </Button>
      <p className="consultation-note">
        {note} <TextLink to={privacyLink.to}>{privacyLink.label}</TextLink>
      </p>
      {advice && (
        <p className="consultation-advice field-error" role="alert">
          <Sign name="broken" />
          {advice}
        </p>
      )}
    </div>
  );
}
