import { CoverStart } from '../post/CoverStart.tsx';
import type { Guide } from './guides.ts';
import './guides.css';

interface Props {
  headline: string;
  lead: string;
  /** The newest guide; its cover is the start of the line. */
  newest: Pick<Guide, 'slug' | 'topic'>;
}

export const GuidesHead = ({ headline, lead, newest }: Props) => (
  <section className="on-paper" aria-labelledby="page-title">
    <div className="frame">
      <CoverStart
        post={newest}
        words={
          <>
            <h1 id="page-title" className="guides-head-title type-hero">
              {headline}
            </h1>
            <p className="measure-34 above-24-32 type-lead">{lead}</p>
          </>
        }
      />
    </div>
  </section>
);
