import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { cleanUp } from '../../support/clean-up.ts';
import { listen } from '../../support/listen.ts';
import { startTestServer } from './test-server.ts';

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
  receiver.url = `http://127.0.0.1:${await listen(server)}/hooks/lead`;
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  return receiver;
}

/** Starts a test server that relays leads to a receiver. */
export async function startRelayingServer(
  answer?: WebhookReceiver['answer'],
  settings: Record<string, string> = {},
  options: Parameters<typeof startTestServer>[1] = {},
) {
  const receiver = await startWebhookReceiver(answer);
  const relay = { CONSULTATION_WEBHOOK_URL: receiver.url };
  return { receiver, ...(await startTestServer({ ...relay, ...settings }, options)) };
}

const plainHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
