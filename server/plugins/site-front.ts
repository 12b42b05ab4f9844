import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { redirectTarget } from './redirect.ts';
import { logAnswered } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import type { SiteAnswer, Variant } from './site-answers.ts';
import { isHiddenPage } from './site-files.ts';

/**
 * Answers the plainest requests before the framework sees them: a whole file of the site, held in
 * memory, at its own address (decision 12). Everything else is the framework's: queries, moved
 * paths, what a client has kept, and every request while the server is busy or stops. Both answer
 * alike. To be called before others listen for requests.
 */
export function putSiteInFront(app: FastifyInstance, site: Site, security: SecurityHeaders): void {
  const answers = atOwnAddress(site);
  const headOf = headsOf(security);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
    const found = method === 'GET' ? answers.get(url) : undefined;
    if (!found || headers['if-none-match'] !== undefined) return false;
    if (stopping || app.isUnderPressure()) return false;
    const variant = found.variantFor(headers['accept-encoding']);
    if (!Buffer.isBuffer(variant.content)) return false;
    response.writeHead(200, headOf(found, variant, headers.host)).end(variant.content);
    logAnswered(app.log, { method, path: url, status: 200 });
    return true;
  }

  const listeners = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of listeners) Reflect.apply(listener, app.server, [request, response]);
  });
}

/** The answers by the address that leads to each without a detour. */
function atOwnAddress({ files, answers }: Site): ReadonlyMap<string, SiteAnswer> {
  const found = new Map<string, SiteAnswer>();
  for (const name of files.names) {
    const address = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    const answer = files.find(address) === name ? answers.get(name) : undefined;
    const detour = encodeURI(address) !== address || redirectTarget(address) !== undefined;
    if (answer && !detour && !isHiddenPage(address)) found.set(address, answer);
  }
  return found;
}

/** Writes each head once, as the flat list of names and values that Node sends fastest. */
function headsOf({ common, isPublicAddress, ofPage }: SecurityHeaders) {
  const here = new WeakMap<Variant, string[]>();
  const upgraded = new WeakMap<Variant, string[]>();
  return (answer: SiteAnswer, variant: Variant, host: string | undefined): string[] => {
    const isPublic = isPublicAddress(host);
    const written = isPublic ? upgraded : here;
    const known = written.get(variant);
    if (known) return known;
    const { headers, policy } = answer;
    const page = policy && ofPage(policy, isPublic);
    const all = { ...common, ...headers, ...page, etag: variant.etag, ...variant.headers };
    const head = Object.entries(all).flat();
    written.set(variant, head);
    return head;
  };
}
