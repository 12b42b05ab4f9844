/** Gives `npm run dev` the server's redirects and fallbacks, so that both answer alike. */
import type { AstroIntegration } from 'astro';
import { fallbackPage } from '../server/plugins/page-fallback.ts';
import { redirectTarget } from '../server/plugins/redirect.ts';

/** @param isPage tells whether a path has a page of its own */
export function devRoutes(isPage: (path: string) => boolean): AstroIntegration {
  return {
    name: 'dev-routes',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const url = request.url ?? '/';
          const [path = '/'] = url.split(/[?#]/, 1);
          // The dev server's own modules have paths with extensions or a leading @.
          if (/^\/(?:@|_)|\.\w+$/.test(path)) return next();
          const target = redirectTarget(url);
          if (target) {
            response.writeHead(301, { location: target }).end();
            return;
          }
          const fallback = isPage(path) ? undefined : fallbackPage(path);
          if (fallback) request.url = fallback;
          next();
        });
      },
    },
  };
}
