import type { ReactNode } from 'react';
import type { CoverSection } from '../../drawing/covers/contents.ts';
import { coverFigure } from '../../drawing/covers/cover.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { Cover } from '../../ui/Cover.tsx';
import type { Post } from './posts.ts';
import './post.css';

/** Largest length of a side, in pixels. */
const sidePx = 500;
/** The same for the low covers of tablets and phones. */
const lowSides = [
  { sidePx: 240, className: 'only-tablet' },
  { sidePx: 120, className: 'only-below-tablet' },
];

export interface CoverStartProps {
  post: Pick<Post, 'slug' | 'topic'> & { sections?: readonly CoverSection[] };
  /** Left of the cover on wide screens, and above it on others. */
  words: ReactNode;
}

/** A page's head whose cover starts the line: a ring at its left port, and a line from its right port to the rail. */
export function CoverStart({ post: { slug, topic, sections }, words }: CoverStartProps) {
  const [ground = 'lichen'] = assignGrounds([slug]);
  return (
    <div className="cover-start">
      <div className="cover-start-words">{words}</div>
      <div className="zone laptop-area-1-8-2-end laptop-above-32-64">
        <Cover
          figure={coverFigure(slug, topic, sidePx, sections)}
          ground={ground}
          large
          className="only-from-laptop"
        />
        {lowSides.map((low) => (
          <Cover
            key={low.sidePx}
            figure={coverFigure(slug, topic, low.sidePx, sections)}
            ground={ground}
            wide
            className={`cover-start-wide ${low.className}`}
          />
        ))}
        <Ring className={`middle-ring on-${ground}`} />
        <Line className="cover-exit bend-tr lane-right reach" />
      </div>
      <div className="zone cover-start-rail laptop-area-2-8-3-end">
        <Line className="lane-right straight-v full" />
      </div>
    </div>
  );
}
