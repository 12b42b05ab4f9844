import type { Ref } from 'react';
import { newsletterOutcomes } from '../../../contracts/newsletter-outcomes.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';

/** Stands where the form stood: one line draws from ring to dot above the sentence. */
export function NewsletterDone({ ref }: { ref?: Ref<HTMLParagraphElement> }) {
  return (
    <div className="newsletter-done">
      <div className="newsletter-way draws" aria-hidden="true">
        <Ring className="newsletter-ring" />
        <Line className="newsletter-run straight-h" draw="right" />
        <Dot className="newsletter-dot" />
      </div>
      <p ref={ref} className="newsletter-words type-h3" tabIndex={-1}>
        {newsletterOutcomes.done}
      </p>
    </div>
  );
}
