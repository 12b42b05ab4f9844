import type { ReactNode } from 'react';
import { Line, Ring } from '../motion/Line.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** More beside the title. */
  children?: ReactNode;
}

/** A page's head without a chart: the title, a few words, and the start of the line. */
export function PlainHead({ title, lead, children }: Props) {
  return (
    <section className="plain-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="plain-head-words columns-wide">
          <h1 id="page-title" className="plain-head-title type-hero">
            {title}
          </h1>
          <div className="plain-head-aside">
            {lead && <p className="type-lead">{lead}</p>}
            {children}
          </div>
        </div>
        <div className="zone plain-head-run">
          <Line className="plain-head-row row straight-h draws-now" draw="right" />
          <Line className="plain-head-exit bend-tr lane-right reach full" step={2} />
          <Ring className="row-ring" />
        </div>
      </div>
    </section>
  );
}
