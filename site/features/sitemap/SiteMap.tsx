import type { SitemapContent } from '../../../lib/content/schemas/navigation.ts';
import type { Route, RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import { Station } from '../../ui/Stations.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { KindIcon, type PageKind } from './KindIcon.tsx';
import '../../ui/link.css';
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
        <div className="zone columns row-gap-40 pad-top-24 pad-bottom-section">
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
  kind: PageKind;
  title: string;
  entries: Route[];
}

function Group({ kind, title, entries }: GroupProps) {
  return (
    <section className="columns-wide row-gap-16 split split-4 ruled pad-top-24">
      <h2 className="type-tile">
        {title}{' '}
        <span className="quiet" aria-hidden="true">
          {entries.length}
        </span>
      </h2>
      <ul role="list" className="stations-thin">
        {entries.map(({ label, to, text }) => (
          <Station key={to} className="site-map-item">
            <a
              className="site-map-link link"
              href={to}
              aria-current={to === '/sitemap' ? 'page' : undefined}
            >
              <KindIcon kind={kind} />
              {label}
            </a>
            <p className="measure-34 quiet">
              <Unbroken text={text} />
            </p>
          </Station>
        ))}
      </ul>
    </section>
  );
}
