import type { ReactNode } from 'react';
import './link.css';

/** A text link; `standing` for one outside running text, which needs a target of 44 px. */
export function TextLink({
  to,
  standing = false,
  children,
}: {
  to: string;
  standing?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={standing ? 'link link-standing' : 'link'} href={to}>
      {children}
    </a>
  );
}
