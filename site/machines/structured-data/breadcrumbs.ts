import type { BreadcrumbListLeaf } from 'schema-dts';
import { indexedRoutes } from '../../content/routes.ts';
import { reference } from './things.ts';

const names = new Map(indexedRoutes().map(({ path, label }) => [path, label]));

/** The breadcrumbs from the home page to a page; the home page has none. */
export function breadcrumbs(path: string, site: URL): BreadcrumbListLeaf | undefined {
  const steps = path.split('/').filter(Boolean);
  if (steps.length === 0) return undefined;
  const paths = ['/', ...steps.map((_, depth) => `/${steps.slice(0, depth + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    ...reference(new URL(path, site), 'way'),
    itemListElement: paths.flatMap((each, index) => {
      const name = names.get(each);
      if (!name) return [];
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: new URL(each, site).href,
      };
    }),
  };
}
