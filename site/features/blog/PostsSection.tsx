import type { ReactNode } from 'react';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import './blog.css';

/** @param children the list's island: only an .astro page can set its client directive */
export function PostsSection({ children }: { children: ReactNode }) {
  return (
    <section id="articles" className="posts on-paper" aria-labelledby="posts-title">
      <div className="frame">
        <Crossing from="right" />
        <div className="zone section-small">
          <Line className="lane-left straight-v full" />
          {children}
        </div>
        <Crossing from="left" />
      </div>
    </section>
  );
}
