import { Readable } from 'node:stream';
import type { Fault } from './line.ts';

/** Accepts the connection and all data, and never answers. */
export const neverAnswer: Fault = (socket) => void socket.resume();

/** Sends something invalid, after the first data or at once, and disconnects. */
export const answerWith =
  (words: string | Buffer): Fault =>
  (socket) => {
    socket.resume();
    socket.end(words);
  };

/** Begins an answer and breaks the connection in the middle. */
export const breakOffAfter =
  (words: string): Fault =>
  (socket) => {
    socket.once('data', () => socket.write(words, () => socket.resetAndDestroy()));
  };

/** Begins an answer and never ends it. */
export const answerEndlessly =
  (beginning: string, more: string): Fault =>
  (socket) => {
    function* words() {
      yield beginning;
      while (true) yield more;
    }
    socket.resume();
    Readable.from(words()).pipe(socket);
  };

/** A TLS server's answer to plain text: a fatal alert, 'unexpected message'. */
export const tlsAlert = Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x0a]);
