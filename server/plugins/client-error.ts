import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentences } from './errors.ts';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that is no HTTP, or that never arrives whole, and hangs up. */
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  // The client hung up, or has its answer already.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const sentence = sentences[status] ?? '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(sentence)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`);
}
