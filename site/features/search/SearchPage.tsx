import type { ReactNode } from 'react';

/** @param children the search, an island: only a route can give it its directive */
export function SearchPage({ children }: { children: ReactNode }) {
  return (
    <section className="search on-paper" aria-labelledby="page-title">
      {children}
    </section>
  );
}
