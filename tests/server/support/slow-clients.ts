import { once } from 'node:events';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { contactEndpoint } from './consultation.ts';

const host = 'Host: www.example.com\r\n';

/** What slow clients send: unfinished headers, an unfinished body, and requests whose answers they do not read. */
export const slowRequests = [
  ['headers', 'GET / HTTP/1.1\r\nX-Slow: '],
  [
    'bodies',
    `POST ${contactEndpoint} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
  ],
  ['readers', `GET /services HTTP/1.1\r\n${host}\r\n`.repeat(50)],
] as const;

/**
 * Opens 4,096 connections, each from an address of its own.
 * @returns a function that sends a further byte on each
 */
export async function openSlowClients(
  connect: (localAddress: string) => Socket,
  connected: 'connect' | 'secureConnect',
  sent: string,
): Promise<() => void> {
  const sockets = Array.from({ length: 4096 }, (_, index) =>
    connect(`127.0.${1 + (index >> 8)}.${index & 255}`),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, connected);
      socket.on('error', () => {});
      socket.pause();
      socket.write(sent);
    }),
  );
  return () => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  };
}
