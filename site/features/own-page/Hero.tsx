import type { SectionOf } from '../../../lib/content/schemas/own-page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PlainHead } from '../../ui/PlainHead.tsx';

/** The title of an owner's page, its first words, and what to do next. */
export function Hero({ content: { headline, lead, action } }: { content: SectionOf<'hero'> }) {
  return (
    <PlainHead title={headline}>
      <p className="type-lead">{lead}</p>
      {action && (
        <p>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </p>
      )}
    </PlainHead>
  );
}
