import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ReadMail, readMail } from './mail-source.ts';
import type { TestServer } from './test-server.ts';

export const subscribeEndpoint = '/api/newsletter/subscribe';
export const dayMs = 24 * 60 * 60_000;

export const postEmail = (app: FastifyInstance, email: unknown, extra: object = {}) =>
  app.inject({ method: 'POST', url: subscribeEndpoint, payload: { email, ...extra } });

/** Reads the latest letter to an address from the stored mails. */
function readLastLetter(dataDir: string, kind: string, email: string): ReadMail | undefined {
  const folder = join(dataDir, 'mail');
  const names = readdirSync(folder).filter((name) => name.includes(`_${kind}_`));
  return names
    .sort()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    .findLast(({ headers }) => headers.get('to') === email);
}

/** @returns the path and query of a link in a letter */
export function findLink(text: string, page: 'confirm' | 'unsubscribe'): string {
  const url = new RegExp(`https?://\\S+?(/newsletter/${page}\\?token=\\S+)`).exec(text)?.[1];
  if (!url) throw new Error(`the letter has no link to ${page}`);
  return url;
}

export const getToken = (link: string) =>
  new URLSearchParams(link.split('?')[1]).get('token') ?? '';

/** Posts the form of a link's page. */
export function pressButton(app: FastifyInstance, link: string) {
  return app.inject({
    method: 'POST',
    url: link.split('?')[0] ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: getToken(link) }).toString(),
  });
}

/** Subscribes an address and waits for its letter. @returns the confirmation link */
export async function requestSubscription({ app, outbox, config }: TestServer, email: string) {
  await postEmail(app, email);
  await outbox.idle();
  return findLink(readLastLetter(config.DATA_DIR, 'confirmation', email)?.text ?? '', 'confirm');
}

/** Subscribes and confirms an address. @returns the unsubscribe link */
export async function addSubscriber(server: TestServer, email: string): Promise<string> {
  await pressButton(server.app, await requestSubscription(server, email));
  await server.outbox.idle();
  return findUnsubscribeLink(server, email);
}

/** Finds the unsubscribe link in the welcome letter of an address. */
export function findUnsubscribeLink({ config }: Pick<TestServer, 'config'>, email: string): string {
  const welcome = readLastLetter(config.DATA_DIR, 'welcome', email);
  return findLink(welcome?.text ?? '', 'unsubscribe');
}
