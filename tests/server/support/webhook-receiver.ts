import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { cleanUp } from '../../support/clean-up.ts';

export interface ReceivedCall {
  headers: Record<string, string>;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  calls: ReceivedCall[];
  /** Status of the next answers; null never answers. */
  answer: { status: number; headers?: Record<string, string> } | null;
}

/** Starts an HTTP server that records the calls of the webhook. */
export async function startWebhookReceiver(
  answer: WebhookReceiver['answer'] = { status: 204 },
): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { url: '', calls: [], answer };
  const server = createServer(async (request, response) => {
    receiver.calls.push({ headers: plainHeaders(request), body: await text(request) });
    if (receiver.answer) response.writeHead(receiver.answer.status, receiver.answer.headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  receiver.url = `http://127.0.0.1:${port}/hooks/lead`;
  return receiver;
}

const plainHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
