import type { ReactNode } from 'react';
import { RailSection } from '../../ui/RailSection.tsx';
import '../../ui/prose.css';
import './prose-section.css';

interface Props {
  id: string;
  headline: string;
  /** The rendered Markdown, which only a page can fetch. */
  children: ReactNode;
}

/** A text under its headline: beside it on a wide screen. */
export function Prose({ id, headline, children }: Props) {
  return (
    <RailSection
      id={`${id}-title`}
      title={headline}
      headingClassName="prose-headline"
      className="on-paper"
      zone="prose-zone"
      anchor={id}
    >
      <div className="prose prose-words">{children}</div>
    </RailSection>
  );
}
