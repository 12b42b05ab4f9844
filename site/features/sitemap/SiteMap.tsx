import type { SitemapContent } from '../../../lib/content/schemas/navigation.ts';
import type { Route, RouteGroup } from '../../content/routes.ts';
import { Line } from '../../motion/Line.tsx';
import { Station } from '../../ui/Stations.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import '../../ui/links.css';
import './sitemap.css';

type PageKind = RouteGroup['kind'] | 'file';

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
              className="site-map-link pad-top-4 link tablet-pad-y-9"
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
const KindIcon = ({ kind }: { kind: PageKind }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="sign site-map-icon" data-kind={kind}>
    <path d={paths[kind]} />
  </svg>
);
