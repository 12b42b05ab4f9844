import type { ReactNode } from 'react';
import { RightRail } from '../../motion/RightRail.tsx';
import './article-foot.css';

/** A stretch of a post's page under its body, with the line passing on the right rail. */
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
