/** Sections that only own pages have. */
import type { ReactNode } from 'react';
import type { SectionOf } from '../../../lib/content/schemas/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PlainHead } from '../../ui/PlainHead.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import '../../ui/prose.css';

/** The title and lead of an own page, with a call to action. */
export function Hero({ content: { headline, lead, action } }: { content: SectionOf<'hero'> }) {
  return (
    <PlainHead title={headline} lead={lead}>
      {action && (
        <p>
          <ButtonLink {...action} />
        </p>
      )}
    </PlainHead>
  );
}

interface ProseProps {
  id: string;
  headline: string;
  /** Rendered Markdown, which only an .astro page can read. */
  children: ReactNode;
}

/** A text under its headline, or beside it on wide screens. */
export const Prose = ({ id, headline, children }: ProseProps) => (
  <RailSection
    id={`${id}-title`}
    title={headline}
    className="on-paper"
    zone="section-zone split prose-zone"
    anchor={id}
  >
    <div className="prose above-24-32 laptop-col-end-12 laptop-above-8">{children}</div>
  </RailSection>
);
