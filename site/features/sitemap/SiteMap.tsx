import type { SitemapContent } from '../../../lib/content/schemas/sitemap.ts';
import type { Route, RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import '../../ui/link.css';
import '../../ui/rail-list.css';
import '../../ui/sign.css';
import './sitemap.css';

const drawings = {
  page: 'M3 12h6M15 12h6M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  home: 'M3 21V11L12 3l9 8v10M3 21h18',
  search: 'M16 10a6 6 0 1 1-12 0a6 6 0 1 1 12 0M14.5 14.5L21 21',
  people: 'M8 6v12M16 6v12M5 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  quote: 'M3 4h18v12H11l-5 5v-5H3z',
  letter: 'M2 5h20v14H2zM2 6l10 8 10-8',
  service: 'M2 17h4a3 3 0 0 0 3-3v-4a3 3 0 0 1 3-3h4M16 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  city: 'M1 21h4V11h5v10h3V3h6v18h4',
  article: 'M4 5h16M4 12h16M4 19h9',
  legal: 'M6 2h12v20H6zM9.5 8h5M9.5 13h5',
  file: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
} as const;

type RouteIconName = keyof typeof drawings;

/** Pages with an icon that differs from their group's. */
const pageDrawings: Readonly<Record<string, RouteIconName>> = {
  '/': 'home',
  '/services': 'service',
  '/about': 'people',
  '/testimonials': 'quote',
  '/locations': 'city',
  '/blog': 'article',
  '/search': 'search',
  '/contact': 'letter',
};

interface Props {
  groups: RouteGroup[];
  machines: SitemapContent['machines'];
}

/** All pages by group; the current one is orange. */
export function SiteMap({ groups, machines }: Props) {
  return (
    <div className="on-paper">
      <div className="frame">
        <div className="zone site-map-zone">
          <Line className="lane-right straight-v full" />
          {groups.map(({ kind, title, routes }) => (
            <Group key={title} kind={kind} title={title} entries={routes} />
          ))}
          <Group kind="file" title={machines.title} entries={machines.files} />
        </div>
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  /** The icon of its entries. */
  kind: RouteIconName;
  entries: Route[];
}

function Group({ kind, title, entries }: GroupProps) {
  return (
    <section className="site-map-group columns-wide">
      <h2 className="site-map-title type-tile">{title}</h2>
      <ul className="site-map-list">
        {entries.map(({ label, to, text }) => (
          <li key={to} className="rail-item site-map-item">
            <svg className="site-map-icon sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[pageDrawings[to] ?? kind]} />
            </svg>
            <a
              className="site-map-link link-plain"
              href={to}
              aria-current={to === '/sitemap' ? 'page' : undefined}
            >
              {label}
            </a>
            <p className="site-map-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
