import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { makeRoom } from './make-room.ts';
import { connectionsWithinFileLimit } from './open-files.ts';

/** How long a client may take, and how many there may be. */
export interface ConnectionLimits {
  /** To send the headers of a request. */
  headersTimeoutMs: number;
  /** To send the whole of it. */
  requestTimeoutMs: number;
  /** To stay silent while it sends or reads. */
  silenceTimeoutMs: number;
  /** Between two requests: longer than a proxy keeps its own end, or it would send into a closed one. */
  idleTimeoutMs: number;
  /** How often the first two are looked at. */
  checkIntervalMs: number;
  /** To finish what was accepted when the server stops. */
  closeTimeoutMs: number;
  /** To send a first request when the server stops: browsers open connections just in case. */
  unusedCloseTimeoutMs: number;
  /** Connections at once, since each one costs memory; fewer where the limit of open files is low. */
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

/** The limits that the server must know before it exists. */
export const connectionOptions = (limits: ConnectionLimits) =>
  ({
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.silenceTimeoutMs,
    keepAliveTimeout: limits.idleTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    // What comes over an open connection while the server stops is answered like everything else.
    return503OnClosing: false,
  }) satisfies Partial<FastifyHttpOptions<Server>>;

/** Bounds the connections, and lets a stop end: each answer says that its connection ends too. */
export function registerConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  makeRoom(app.server, Math.min(limits.maxConnections, connectionsWithinFileLimit() ?? Infinity));
  const unused = unusedSockets(app.server);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, limits.unusedCloseTimeoutMs).unref();
    setTimeout(() => app.server.closeAllConnections(), limits.closeTimeoutMs).unref();
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
