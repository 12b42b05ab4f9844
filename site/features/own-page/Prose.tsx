import type { ReactNode } from 'react';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
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
    <section id={id} className="on-paper" aria-labelledby={`${id}-title`} data-drawing="">
      <div className="frame">
        <div className="zone prose-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id={`${id}-title`} className="prose-headline">
            {headline}
          </SectionHeading>
          <div className="prose prose-words">{children}</div>
        </div>
      </div>
    </section>
  );
}
