import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { minuteMs } from '../../lib/durations.ts';

export const defaultConnectionLimits = {
  /** Until the headers of a request are complete. */
  headersTimeoutMs: 15_000,
  /** Until a request is complete. */
  requestTimeoutMs: 30_000,
  /** Without any data in either direction. */
  silenceTimeoutMs: minuteMs,
  /** Between two requests; longer than in proxies, which would otherwise send to a closed connection. */
  idleTimeoutMs: 72_000,
  /** How often the first two timeouts are checked. */
  checkIntervalMs: 5000,
  /** For requests in progress when the server stops. */
  closeTimeoutMs: 8000,
  /** Each connection takes memory. A low limit of open files lowers this one too. */
  maxConnections: 4096,
};
export type ConnectionLimits = typeof defaultConnectionLimits;

/** @returns the limits that Fastify takes as options */
export const toServerOptions = (limits: ConnectionLimits) =>
  ({
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.silenceTimeoutMs,
    keepAliveTimeout: limits.idleTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
  }) satisfies Partial<FastifyHttpOptions<Server>>;

/** Limits the connections, and closes each one after its current response when the server stops. A proxy keeps slow clients away. */
export default fp<ConnectionLimits>(async (app, limits) => {
  app.server.maxConnections = Math.min(limits.maxConnections, readFileLimit() ?? Infinity);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), limits.closeTimeoutMs).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
});

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.number() }) }),
});

/** File descriptors for files, the store, deliveries and Node itself. */
const maxReservedFiles = 256;

/** @returns how many connections the limit of open files allows; undefined if there is none */
function readFileLimit(): number | undefined {
  // Looking up the names of peers takes time. The types do not know this property yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { data } = reportSchema.safeParse(process.report.getReport());
  if (!data) return undefined;
  const { soft } = data.userLimits.open_files;
  return soft - Math.min(maxReservedFiles, Math.ceil(soft / 4));
}
