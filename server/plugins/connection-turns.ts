import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Of a client with more requests than this waiting on a connection, no more is read meanwhile. */
const mostWaiting = 32;

interface WaitingRequest {
  response: ServerResponse;
  begin: () => void;
}

/** The requests of one connection that came while another one of it was under way. */
interface Line {
  waiting: WaitingRequest[];
  /** Nothing is read from the connection for now. */
  held: boolean;
}

/**
 * Answers the requests of one connection one after the other, each in a turn of the event loop of its
 * own. Node hands over at once what a client has sent at once (pipelining, RFC 9112, section 9.3.2),
 * and everybody else would wait for all of its answers. Register it before other hooks.
 */
export function registerConnectionTurns(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();

  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, begin) => {
    const line = lines.get(socket);
    if (line) {
      line.waiting.push({ response, begin });
      if (line.waiting.length >= mostWaiting) hold(socket, line);
      return;
    }
    lines.set(socket, { waiting: [], held: false });
    response.once('close', () => afterTurn(socket));
    begin();
  });

  const afterTurn = (socket: Socket) => setImmediate(() => next(socket));

  function next(socket: Socket): void {
    const line = lines.get(socket);
    const request = line?.waiting.shift();
    if (!line || !request || socket.destroyed) {
      lines.delete(socket);
      return;
    }
    if (line.waiting.length < mostWaiting) letGo(socket, line);
    request.response.once('close', () => afterTurn(socket));
    request.begin();
  }
}

function hold(socket: Socket, line: Line): void {
  if (line.held) return;
  line.held = true;
  socket.pause();
  // Node itself goes on reading after each answer.
  socket.on('resume', pauseAgain);
}

function letGo(socket: Socket, line: Line): void {
  if (!line.held) return;
  line.held = false;
  socket.off('resume', pauseAgain);
  socket.resume();
}

function pauseAgain(this: Socket): void {
  this.pause();
}
