import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessages } from './errors.ts';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that is not HTTP, or that is not complete in time, and closes the connection. */
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const sentence = statusMessages[status] ?? '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(sentence)}`,
    'connection: close',
  ];
  // Ending alone is not enough: a client that keeps sending would keep its connection.
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy());
}
