import type { ReactNode } from 'react';

/** @param children the search island: only an .astro page can set its client directive */
export function SearchPage({ children }: { children: ReactNode }) {
  return (
    <section className="search on-paper" aria-labelledby="page-title">
      {children}
    </section>
  );
}
