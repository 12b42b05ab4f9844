import type { SitemapContent } from '../../../contracts/content/sitemap.ts';
import type { RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import '../../ui/rail-list.css';
import './sitemap.css';

interface Props {
  groups: RouteGroup[];
  machines: SitemapContent['machines'];
}

/** The site as a map of stations; the dot is the page that the reader is on. */
export function SiteMap({ groups, machines }: Props) {
  return (
    <div className="site-map on-paper">
      <div className="frame">
        <div className="zone site-map-zone">
          <Line className="lane-right straight-v full" />
          {groups.map(({ title, routes }) => (
            <Group key={title} title={title} entries={routes} />
          ))}
          <Group title={machines.title} entries={machines.files} />
        </div>
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  entries: { label: string; to: string; text: string }[];
}

function Group({ title, entries }: GroupProps) {
  return (
    <section className="site-map-group">
      <h2 className="site-map-title type-tile">{title}</h2>
      <ul className="site-map-list">
        {entries.map(({ label, to, text }) => (
          <li key={to} className="rail-item site-map-item">
            <a
              className="rail-link site-map-link"
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
