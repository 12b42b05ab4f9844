import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../settings/trust-proxy.ts';

interface Connection {
  address: string;
  /** Requests under way. */
  requests: number;
}

interface ShareLimits {
  /** Connections of one address at once; an IPv6 address counts as its /64. */
  perAddress: number;
  /** Connections of all together. */
  total: number;
}

/**
 * Gives each address a share of the connections. Beyond its share a client's longest idle connection
 * makes room for its new one, or the new one is closed. When the server is full, the address with the most
 * connections gives up an idle one.
 * @param trusted proxies carry many visitors, so their connections are not limited by address
 */
export function shareConnections(
  server: Server,
  { perAddress, total }: ShareLimits,
  trusted: TrustProxy,
): void {
  const isProxy = proxyTest(trusted);
  /** The longest open first. */
  const byAddress = new Map<string, Map<Socket, Connection>>();
  const connections = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    const address = clientOf(socket.remoteAddress ?? '');
    const own = byAddress.get(address) ?? new Map<Socket, Connection>();
    const hasShare = !isProxy(socket.remoteAddress ?? '');
    if (hasShare && own.size >= perAddress && !closeIdle(own)) {
      socket.destroy();
      return;
    }
    const connection = { address, requests: 0 };
    byAddress.set(address, own.set(socket, connection));
    connections.set(socket, connection);
    socket.once('close', () => forget(socket, connection));
    // One place is kept free, since Node refuses a connection beyond the total unseen.
    if (connections.size >= total) closeIdle(greediest());
  });

  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    response.once('close', () => {
      connection.requests -= 1;
    });
  });

  function closeIdle(own: ReadonlyMap<Socket, Connection>): boolean {
    for (const [socket, connection] of own) {
      if (connection.requests > 0) continue;
      forget(socket, connection);
      socket.destroy();
      return true;
    }
    return false;
  }

  function forget(socket: Socket, { address }: Connection): void {
    connections.delete(socket);
    const own = byAddress.get(address);
    own?.delete(socket);
    if (own?.size === 0) byAddress.delete(address);
  }

  function greediest(): ReadonlyMap<Socket, Connection> {
    let most: ReadonlyMap<Socket, Connection> = new Map();
    for (const own of byAddress.values()) if (own.size > most.size) most = own;
    return most;
  }
}

function proxyTest(trusted: TrustProxy): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted;
  const isTrusted = typeof trusted === 'function' ? trusted : proxyAddr.compile(trusted);
  return (address) => address !== '' && isTrusted(address, 0);
}

/** An IPv4 address, or the /64 of an IPv6 one: one visitor has all of it. */
function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
