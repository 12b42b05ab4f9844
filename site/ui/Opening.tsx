import type { ReactNode } from 'react';

/** The title of a page, and what is beside it. */
export const Opening = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="opening">
    <h1 id="page-title" className="type-hero">
      {title}
    </h1>
    {children}
  </div>
);
