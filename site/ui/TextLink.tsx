import type { ReactNode } from 'react';
import './link.css';

/** A link in words; `standing` for one that stands alone and needs room for a finger. */
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
