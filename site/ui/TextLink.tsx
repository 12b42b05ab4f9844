import type { ReactNode } from 'react';
import './link.css';

/** @param standing for a link outside running text, which needs a target of 44 px */
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
