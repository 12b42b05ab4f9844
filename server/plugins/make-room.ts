import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

interface Connection {
  client: string;
  /** The requests that are not answered yet, in their order. */
  exchanges: Exchange[];
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Keeps one place free for the next connection: when the server is full, the client with the most
 * connections loses the oldest one that the server is not working on.
 * @param total connections at once
 */
export function makeRoom(server: Server, total: number): void {
  server.maxConnections = total;
  /** The oldest first. */
  const byClient = new Map<string, Map<Socket, Connection>>();
  const connections = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress ?? '');
    const connection = { client, exchanges: [] };
    const own = byClient.get(client) ?? new Map<Socket, Connection>();
    byClient.set(client, own.set(socket, connection));
    connections.set(socket, connection);
    socket.once('close', () => forget(socket, connection));
    if (connections.size >= total) closeOne(largestShare());
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.exchanges.push({ request, response });
    response.once('close', () => {
      connection.exchanges = connection.exchanges.filter((other) => other.response !== response);
    });
  });

  function closeOne(own: ReadonlyMap<Socket, Connection>): void {
    for (const [socket, connection] of own) {
      if (isWorkedOn(connection)) continue;
      forget(socket, connection);
      socket.destroy();
      return;
    }
  }

  function forget(socket: Socket, { client }: Connection): void {
    connections.delete(socket);
    const own = byClient.get(client);
    own?.delete(socket);
    if (own?.size === 0) byClient.delete(client);
  }

  function largestShare(): ReadonlyMap<Socket, Connection> {
    let largest: ReadonlyMap<Socket, Connection> = new Map();
    for (const own of byClient.values()) if (own.size > largest.size) largest = own;
    return largest;
  }
}

/** A connection that waits for its client, to send a body or to read an answer, may be closed. */
function isWorkedOn({ exchanges: [first] }: Connection): boolean {
  return first?.request.complete === true && !first.response.headersSent;
}

/** An IPv4 address, or the /64 of an IPv6 one: one visitor has all of it. */
function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
