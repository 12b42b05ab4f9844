import type { ReactNode } from 'react';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './testimonials.css';

interface Props {
  headline: string;
  /** The carousel's island: only an .astro page can set its client directive. */
  children: ReactNode;
}

/** The quotes, one at a time; the line passes them on the right rail. */
export function ShowcaseSection({ headline, children }: Props) {
  return (
    <section className="on-ever" aria-labelledby="quotes-title">
      <div className="frame">
        <div className="zone showcase pad-top-64-88 pad-bottom-48-88">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="quotes-title" look="type-h3">
            {headline}
          </SectionHeading>
          <div className="above-24-32">{children}</div>
        </div>
      </div>
    </section>
  );
}
