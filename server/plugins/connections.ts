import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { makeRoom } from './make-room.ts';
import { connectionsWithinFileLimit } from './open-files.ts';

/** How long a client may take, and how many there may be. */
export interface ConnectionLimits {
  /** To send the headers of a request. */
  headersMs: number;
  /** To send the whole of it. */
  requestMs: number;
  /** To stay silent while it sends or reads. */
  silenceMs: number;
  /** Between two requests: longer than a proxy keeps its own end, or it would send into a closed one. */
  idleMs: number;
  /** How often the first two are looked at. */
  checkEveryMs: number;
  /** To finish what was accepted when the server stops. */
  closingMs: number;
  /** To send a first request when the server stops: browsers open connections just in case. */
  closingUnusedMs: number;
  /** Connections at once, since each one costs memory; fewer where the limit of open files is low. */
  most: number;
}

export const ordinaryConnections: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  idleMs: 72_000,
  checkEveryMs: 5000,
  closingMs: 8000,
  closingUnusedMs: 500,
  most: 4096,
};

/** The limits that the server must know before it exists. */
export const connectionOptions = (limits: ConnectionLimits) =>
  ({
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    // What comes over an open connection while the server stops is answered like everything else.
    return503OnClosing: false,
  }) satisfies Partial<FastifyHttpOptions<Server>>;

/** Bounds the connections, and lets a stop end: each answer says that its connection ends too. */
export function registerConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  makeRoom(app.server, Math.min(limits.most, connectionsWithinFileLimit() ?? Infinity));
  const unused = unusedSockets(app.server);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, limits.closingUnusedMs).unref();
    setTimeout(() => app.server.closeAllConnections(), limits.closingMs).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Connections that no request has come over yet; to Node they are not idle. */
function unusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
