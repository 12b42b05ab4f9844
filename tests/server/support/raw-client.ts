import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends exactly the given bytes over a socket. */
export class RawClient {
  readonly socket: Socket;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<void>;
  #received = '';

  /** @param allowHalfOpen keeps sending after the server has ended its side */
  constructor(url: string, allowHalfOpen = false) {
    const { port, hostname } = new URL(url);
    this.socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => {
      this.#received += String(chunk);
    });
  }

  get received(): string {
    return this.#received;
  }

  async connected(): Promise<this> {
    if (this.socket.connecting) await once(this.socket, 'connect');
    return this;
  }

  send(text: string): void {
    this.socket.write(text);
  }
}
