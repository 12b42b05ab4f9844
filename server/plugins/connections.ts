import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
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
  /** For a first request when the server stops: browsers open connections in advance. */
  unusedCloseTimeoutMs: 500,
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

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  client: string;
  /** Requests without a complete response, oldest first. */
  exchanges: Exchange[];
}

/**
 * Leaves room for the next connection: when the server is full, the client with the most connections
 * loses its oldest one that the server is not working on.
 */
function limitConnections(server: Server, maxConnections: number): void {
  server.maxConnections = maxConnections;
  const connections = new Map<Socket, Connection>();
  /** Each client's sockets, oldest first. */
  const socketsByClient = new Map<string, Set<Socket>>();

  server.on('connection', (socket: Socket) => {
    const client = identifyClient(socket.remoteAddress ?? '');
    connections.set(socket, { client, exchanges: [] });
    const sockets = socketsByClient.get(client) ?? new Set<Socket>();
    socketsByClient.set(client, sockets.add(socket));
    socket.once('close', () => forget(socket));
    if (connections.size >= maxConnections) closeOldestIdle(findLargestGroup());
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.exchanges.push({ request, response });
    response.once('close', () => {
      connection.exchanges = connection.exchanges.filter((other) => other.response !== response);
    });
  });

  function closeOldestIdle(sockets: ReadonlySet<Socket>): void {
    for (const socket of sockets) {
      if (isInProgress(connections.get(socket))) continue;
      forget(socket);
      socket.destroy();
      return;
    }
  }

  function forget(socket: Socket): void {
    const client = connections.get(socket)?.client;
    if (client === undefined) return;
    connections.delete(socket);
    const sockets = socketsByClient.get(client);
    sockets?.delete(socket);
    if (sockets?.size === 0) socketsByClient.delete(client);
  }

  /** @returns the sockets of the client with the most */
  function findLargestGroup(): ReadonlySet<Socket> {
    let largest: ReadonlySet<Socket> = new Set();
    for (const group of socketsByClient.values()) if (group.size > largest.size) largest = group;
    return largest;
  }
}

/** A connection that waits for its client to send a body or read a response may be closed. */
function isInProgress(connection: Connection | undefined): boolean {
  const [first] = connection?.exchanges ?? [];
  return first?.request.complete === true && !first.response.headersSent;
}

/** @returns an IPv4 address, or the /64 of an IPv6 address, which belongs to one client */
export function identifyClient(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}

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
