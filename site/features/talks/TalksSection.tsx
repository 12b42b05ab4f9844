import type { ReactNode } from 'react';
import { RightRail } from '../../motion/RightRail.tsx';
import './talks.css';

/** @param children the talks' island: only an .astro page can set its client directive */
export function TalksSection({ children }: { children: ReactNode }) {
  return (
    <section id="talks" className="talks on-paper" aria-labelledby="talks-title">
      <RightRail />
      <div className="frame">{children}</div>
    </section>
  );
}
