import { createServer } from 'node:net';

/** @returns a port that nobody listens on */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}
