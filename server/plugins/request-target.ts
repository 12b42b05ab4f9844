import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';
import { checkUrlLength } from '../http/url.ts';

const hostPattern = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Refuses requests with a URL that is too long or an invalid host. */
export default fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const hostError = hasOneValidHost(request.raw)
      ? undefined
      : new HttpError(400, 'The Host header must name one host.');
    done(checkUrlLength(request) ?? hostError);
  });
});

/** RFC 9112, section 3.2. Node itself refuses HTTP/1.1 without a host, and drops a second one. */
function hasOneValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1 && (headers.host === undefined || hostPattern.test(headers.host));
}
