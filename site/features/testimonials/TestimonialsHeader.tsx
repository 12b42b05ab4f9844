import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { TestimonialsPage } from '../../../lib/content/schemas/people.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { Figures } from '../claims/Figure.tsx';
import './testimonials.css';

interface Props {
  content: TestimonialsPage['header'];
  claims: Claim[];
}

/** The title, the line's start under it, and three figures that hang from the line. */
export function TestimonialsHeader({ content, claims }: Props) {
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="opening split-9">
          <h1 id="page-title" className="testimonials-header-title type-hero">
            {content.headline}
          </h1>
          <p className="measure-30 balance type-lead">{content.lead}</p>
        </div>
        <div className="zone testimonials-header-run">
          <Line className="row testimonials-header-row straight-h" />
          <Line className="testimonials-header-exit bend-tr lane-right reach full" />
          <Ring className="row-ring" />
          <Figures claims={claims} className="figures-three" />
        </div>
      </div>
    </section>
  );
}
