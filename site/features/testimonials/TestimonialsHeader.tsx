import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { TestimonialsPage } from '../../../lib/content/schemas/people.ts';
import { LineStart } from '../../motion/Line.tsx';
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
          <h1 id="page-title" className="leading-97 type-hero laptop-headline-6">
            {content.headline}
          </h1>
          <p className="measure-30 balance type-lead">{content.lead}</p>
        </div>
        <div className="zone testimonials-header-run pad-bottom-48-64">
          <LineStart />
          <Figures claims={claims} className="figures-three" />
        </div>
      </div>
    </section>
  );
}
