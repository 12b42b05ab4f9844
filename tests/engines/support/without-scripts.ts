import { createServer, request } from 'node:http';
import { listen } from '../../support/listen.ts';

/**
 * Proxies a site with a policy that blocks all scripts, because not every engine can disable them.
 * @param url of the site
 * @returns the address of the same site without scripts
 */
export async function serveWithoutScripts(url: string) {
  const site = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const own = { host: site.host, ...(headers.origin && { origin: site.origin }) };
    const passedOn = request(
      new URL(incoming.url ?? '/', site),
      { method, headers: { ...headers, ...own } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          'content-security-policy': "script-src 'none'",
        });
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passedOn);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
