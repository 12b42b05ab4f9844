import type { ReactNode } from 'react';
import { RightRail } from '../../motion/RightRail.tsx';

/** @param children the talks' island: only an .astro page can set its client directive */
export function TalksSection({ children }: { children: ReactNode }) {
  return (
    <section id="talks" className="talks zone section-zone on-paper" aria-labelledby="talks-title">
      <RightRail />
      <div className="frame">{children}</div>
    </section>
  );
}
