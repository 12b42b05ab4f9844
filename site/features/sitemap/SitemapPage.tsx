import type { SitemapContent } from '../../../contracts/content/sitemap.ts';
import type { RouteGroup } from '../../content/routes.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { PlainHead } from '../../ui/PlainHead.tsx';
import { SiteMap } from './SiteMap.tsx';

/** Everything that is on the site, for people. */
export function SitemapPage({
  content,
  groups,
}: {
  content: SitemapContent;
  groups: RouteGroup[];
}) {
  const { headline, lead, machines, band } = content;
  return (
    <>
      <PlainHead title={headline}>
        <p className="type-lead">{lead}</p>
      </PlainHead>
      <SiteMap groups={groups} machines={machines} />
      <CallBand title={band.title} text={band.text} actions={[band.action]} />
    </>
  );
}
