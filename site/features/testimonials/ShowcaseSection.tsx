import type { ReactNode } from 'react';
import { Line } from '../../motion/Line.tsx';
import './testimonials.css';

/**
 * The quotes; the line passes them on the right rail.
 * @param children the carousel's island, headed `quotes-title`: only an .astro page can set its client directive
 */
export function ShowcaseSection({ children }: { children: ReactNode }) {
  return (
    <section className="on-ever" aria-labelledby="quotes-title">
      <div className="frame">
        <div className="zone showcase section-small">
          <Line className="lane-right straight-v full" />
          {children}
        </div>
      </div>
    </section>
  );
}
