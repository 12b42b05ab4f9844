import type { ReactNode } from 'react';
import './tag.css';

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
