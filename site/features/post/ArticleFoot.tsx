import type { ReactNode } from 'react';
import { RightRail } from '../../motion/RightRail.tsx';
import './article-foot.css';

/** A section below a post's body, with the line on the right rail. */
export function ArticleFoot({
  ground,
  children,
}: {
  ground: 'on-paper' | 'on-lichen';
  children: ReactNode;
}) {
  return (
    <div className={`article-foot ${ground}`}>
      <RightRail />
      <div className="frame article-foot-blocks">{children}</div>
    </div>
  );
}
