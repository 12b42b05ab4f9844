import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { cleanUp } from '../../support/clean-up.ts';
import { listen } from '../../support/listen.ts';

/** What happens to a connection during the fault. */
export type Fault = (socket: Socket) => void;

export interface Line {
  /** Address of the peer over this line. */
  url: string;
  /** Undefined if the line works. */
  fault: Fault | undefined;
  /** Connections that have sent data so far. */
  spokenTo: number;
  /** The peer no longer listens. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Leads new connections to another peer, like an address that was taken over. */
  moveTo(peerUrl: string): void;
}

/** A connection to a real peer on this machine on which faults can be injected. */
export async function openLine(peerUrl: string): Promise<Line> {
  let peer = new URL(peerUrl);
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    // Either end may disconnect at any time.
    socket.on('error', () => {});
    socket.once('data', () => {
      line.spokenTo += 1;
    });
    if (line.fault) line.fault(socket);
    else passOn(socket, Number(peer.port));
  });
  const cut = async () => {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(listener);
  cleanUp(cut);
  const url = new URL(peer);
  url.port = String(port);
  const mend = async () => {
    if (!listener.listening) await listen(listener, port);
  };
  const moveTo = (other: string) => {
    peer = new URL(other);
    for (const socket of sockets) socket.destroy();
  };
  const line: Line = { url: url.href, fault: undefined, spokenTo: 0, cut, mend, moveTo };
  return line;
}

/** Joins a connection to the peer behind the line. @returns the peer's end */
export function passOn(socket: Socket, port: number): Socket {
  const far = connect(port, '127.0.0.1');
  far.on('error', () => socket.destroy());
  socket.on('close', () => far.destroy());
  socket.pipe(far).pipe(socket);
  return far;
}
