import type { SitemapContent } from '../../../contracts/content/sitemap.ts';
import type { Route, RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import '../../ui/rail-list.css';
import { RouteIcon, type RouteIconName } from './RouteIcon.tsx';
import './sitemap.css';

interface Props {
  groups: RouteGroup[];
  machines: SitemapContent['machines'];
}

/** The site as a map of stations; the orange one is the page that the reader is on. */
export function SiteMap({ groups, machines }: Props) {
  return (
    <div className="site-map on-paper">
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
  kind: RouteIconName;
  entries: Route[];
}

function Group({ kind, title, entries }: GroupProps) {
  return (
    <section className="site-map-group">
      <h2 className="site-map-title type-tile">{title}</h2>
      <ul className="site-map-list">
        {entries.map(({ label, to, text }) => (
          <li key={to} className="rail-item site-map-item">
            <RouteIcon to={to} group={kind} />
            <a
              className="site-map-link"
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
