import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import fp from 'fastify-plugin';
import { limitConnections, readFileLimit } from '../http/connection-limit.ts';

export interface ConnectionLimits {
  /** Until the headers of a request are complete. */
  headersTimeoutMs: number;
  /** Until a request is complete. */
  requestTimeoutMs: number;
  /** Without any data in either direction. */
  silenceTimeoutMs: number;
  /** Between two requests; longer than in proxies, which would otherwise send to a closed connection. */
  idleTimeoutMs: number;
  /** How often the first two timeouts are checked. */
  checkIntervalMs: number;
  /** For requests in progress when the server stops. */
  closeTimeoutMs: number;
  /** For a first request when the server stops: browsers open connections in advance. */
  unusedCloseTimeoutMs: number;
  /** Each connection takes memory. A low limit of open files lowers this one too. */
  maxConnections: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  silenceTimeoutMs: 60_000,
  idleTimeoutMs: 72_000,
  checkIntervalMs: 5000,
  closeTimeoutMs: 8000,
  unusedCloseTimeoutMs: 500,
  maxConnections: 4096,
};

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

/** Limits the connections, and closes each one after its current response when the server stops. */
export default fp<ConnectionLimits>(async (app, limits) => {
  limitConnections(app.server, Math.min(limits.maxConnections, readFileLimit() ?? Infinity));
  const unusedSockets = trackUnusedSockets(app.server);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => {
      for (const socket of unusedSockets) socket.destroy();
    }, limits.unusedCloseTimeoutMs).unref();
    setTimeout(() => app.server.closeAllConnections(), limits.closeTimeoutMs).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
});

/** @returns a live set of the connections without a first request, which Node does not count as idle */
function trackUnusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
