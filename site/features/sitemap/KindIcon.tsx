import type { RouteGroup } from '../../content/routes.ts';

export type PageKind = RouteGroup['kind'] | 'file';

const paths: Record<PageKind, string> = {
  page: 'M6 3h12v18H6zM10 9h4M10 14h4',
  person: 'M12 11a4 4 0 1 0 0-8a4 4 0 1 0 0 8M4 21c1-8 15-8 16 0',
  service: 'M3 17h8V7h10',
  city: 'M2 21h20M6 21V10h5v11M14 21V4h4v17',
  article: 'M4 5h16M4 10h16M4 15h16M4 20h8',
  legal: 'M12 3v18M8 21h8M5 6h14M5 6l-3 7h6zM19 6l-3 7h6z',
  file: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
};

/** The kind of a page, for the eye: the heading of its group says it too. */
export const KindIcon = ({ kind }: { kind: PageKind }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="sign site-map-icon" data-kind={kind}>
    <path d={paths[kind]} />
  </svg>
);
