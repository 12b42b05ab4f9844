/** Gives `npm run dev` the server's redirects and fallbacks, so that both behave alike. */
import type { Connect, Plugin } from 'vite';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { findFallback, findRedirect } from '../../server/site/addresses.ts';
import type { KeptContent } from './content-modules.ts';
import { getSiteAddresses } from './site-record.ts';

const postNotFound = '/blog/not-found';

export function devRoutes(kept: KeptContent): Plugin {
  return {
    name: 'dev-routes',
    apply: 'serve',
    configureServer: (server) => () => {
      // After Astro has added its own middleware, such as a 404 for a trailing slash.
      server.middlewares.stack.unshift({ route: '', handle: answer });
    },
  };

  function answer(...[request, response, next]: Parameters<Connect.NextHandleFunction>) {
    const url = request.url ?? '/';
    const [path = '/'] = url.split(/[?#]/, 1);
    // The dev server's own modules have paths with extensions or a leading @.
    if (/^\/(?:@|_)|\.\w+$/.test(path)) return next();
    const content = kept.get();
    const { pages } = content;
    const isPage = (page: string) => pages.includes(page);
    const { redirects, fallbacks } = getSiteAddresses(content);
    const target = findRedirect(url, redirects, isPage);
    if (target) return void response.writeHead(301, { location: target }).end();
    if (!isPage(path)) request.url = getFallback(path, fallbacks) ?? url;
    next();
  }
}

const getFallback = (path: string, fallbacks: SiteAddresses['fallbacks']) =>
  /^\/blog\/[^/]+$/.test(path) ? postNotFound : findFallback(path, fallbacks);
