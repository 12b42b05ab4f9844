import type { SitemapContent } from '../../../lib/content/schemas/sitemap.ts';
import type { Route, RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import '../../ui/link.css';
import '../../ui/rail-list.css';
import './sitemap.css';

interface Props {
  groups: RouteGroup[];
  machines: SitemapContent['machines'];
}

/** All pages by group, as stations on a line: the current one is a dot. */
export function SiteMap({ groups, machines }: Props) {
  return (
    <div className="on-paper">
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

/** Characters that fit on the line of the narrowest laptop, and between two names. */
const maxLineChars = 100;
const gapChars = 2;

/** The name of each group under its ring in the page's head. One that would cross another hangs lower. */
export function SiteMapNames({ groups }: Pick<Props, 'groups'>) {
  const total = groups.reduce((sum, { routes }) => sum + routes.length, 0);
  /** Where the last name on each level ends, in characters. */
  const ends: number[] = [];
  let before = 0;
  return (
    <svg className="site-map-names only-from-laptop" aria-hidden="true">
      {groups.map(({ title, routes }) => {
        const share = before / total;
        before += routes.length;
        // A name that starts near the end would cross the rail.
        const isLate = share * maxLineChars + title.length > maxLineChars;
        const start = share * maxLineChars - (isLate ? title.length : 0);
        const free = ends.findIndex((end) => end <= start);
        const level = free < 0 ? ends.length : free;
        ends[level] = (isLate ? share * maxLineChars : start + title.length) + gapChars;
        return (
          <text
            key={title}
            textAnchor={isLate ? 'end' : 'start'}
            x={`${100 * share}%`}
            dy={`${level * 1.3}em`}
          >
            {title}
          </text>
        );
      })}
    </svg>
  );
}

interface GroupProps {
  title: string;
  entries: Route[];
}

function Group({ title, entries }: GroupProps) {
  return (
    <section className="site-map-group columns-wide split to-window-end">
      <h2 className="type-tile">{title}</h2>
      <ul>
        {entries.map(({ label, to, text }) => (
          <li key={to} className="rail-item site-map-item">
            <a
              className="rail-link site-map-link link-plain"
              href={to}
              aria-current={to === '/sitemap' ? 'page' : undefined}
            >
              {label}
            </a>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
