/** Pages as the server sends them: built pages and filled templates. */
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { bookingPages } from '../../../lib/forms/booking.ts';
import { endpoints, newsletterPages } from '../../../lib/forms/endpoints.ts';
import { answers } from '../../e2e/support/consultation-form.ts';
import { findLinkInLetter } from '../../e2e/support/letters.ts';
import { expect, type Site } from '../../e2e/support/site.ts';
import { validatedSettings } from './validated-site.ts';

/** HTML by the request's name. */
type Documents = Map<string, string>;

interface Question {
  name: string;
  path: string;
  /** Form fields that the browser sends without JavaScript. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  status: number;
}

async function requestDocument(site: Site, question: Question): Promise<[string, string]> {
  const { name, path, form, headers, status } = question;
  const body = form && { method: 'POST', body: new URLSearchParams(form) };
  const answer = await fetch(site.url + path, {
    headers: { accept: 'text/html', ...headers },
    ...body,
  });
  expect(answer.status, name).toBe(status);
  expect(answer.headers.get('content-type'), name).toBe('text/html; charset=utf-8');
  return [name, await answer.text()];
}

async function requestDocuments(site: Site, questions: readonly Question[]): Promise<Documents> {
  const documents: Documents = new Map();
  for (const question of questions) documents.set(...(await requestDocument(site, question)));
  return documents;
}

/** Files that the server sends only at other addresses. */
const internal = /^\/(?:404|appointment|blog\/not-found|form-result|newsletter-result)$/;

/** Every built page at its address, and both error pages. */
export function requestBuiltPages(site: Site): Promise<Documents> {
  const paths = globSync('**/*.html', { cwd: validatedSettings.SITE_DIST })
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    )
    .filter((path) => !internal.test(path))
    .sort();
  return requestDocuments(site, [
    ...paths.map((path) => ({ name: path, path, status: 200 })),
    ...['/nothing-here', '/blog/nothing-here'].map((path) => ({ name: path, path, status: 404 })),
  ]);
}

/** Responses to forms sent without JavaScript, and the pages that letters link to. */
export async function requestFilledPages(site: Site): Promise<Documents> {
  const wrong = { ...answers, name: '', email: 'dana@', phone: 'call me' };
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const { consultations, consultationWebhook, newsletterSubscribe } = endpoints;
  const email = `${randomUUID()}@alder.example`;
  const documents = await requestDocuments(site, [
    ...[consultations, consultationWebhook].flatMap((path) => [
      { name: `${path}: right`, path, form: answers, status: 200 },
      { name: `${path}: wrong`, path, form: wrong, status: 400 },
      { name: `${path}: refused`, path, form: answers, headers: foreign, status: 403 },
    ]),
    ...[
      { form: { email }, status: 200 },
      { form: { email: 'reader@' }, status: 400 },
      { form: { email: '' }, status: 400 },
      { form: { email }, headers: foreign, status: 403 },
    ].map((question) => ({
      ...question,
      name: `${newsletterSubscribe}: ${question.status}, ${question.form.email.length} characters`,
      path: newsletterSubscribe,
    })),
  ]);
  const picker = /\/appointment\?token=[\w.-]+/.exec(
    documents.get(`${consultations}: right`) ?? '',
  );
  const appointments = await requestDocuments(site, [
    { name: bookingPages.manage, path: picker?.[0] ?? '', status: 200 },
    { name: `${bookingPages.manage}: of nobody`, path: bookingPages.manage, status: 400 },
  ]);
  for (const [name, html] of appointments) documents.set(name, html);
  const letters = [
    { target: 'confirm', before: 'asks', after: 'confirmed' },
    { target: 'unsubscribe', before: 'asks', after: 'left' },
  ] as const;
  for (const { target, before, after } of letters) {
    const link = await findLinkInLetter(site.dataDir, email, target);
    const path = newsletterPages[target];
    const nobody = { path: `${path}?token=of-nobody`, status: 400 };
    const questions = [
      { name: `${path}: ${before}`, path: link, status: 200 },
      { name: `${path}: ${after}`, path: link, form: {}, status: 200 },
      { name: `${path}: again`, path: link, status: 200 },
      { name: `${path}: of nobody`, ...nobody },
      { name: `${path}: pressed by nobody`, ...nobody, form: {} },
    ];
    for (const [name, html] of await requestDocuments(site, questions)) documents.set(name, html);
  }
  return documents;
}
