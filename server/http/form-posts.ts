/** Form posts of a browser without JavaScript, and the same calls as JSON: reading them, and answering with a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Mustache from 'mustache';
import { z } from 'zod';
import { fillMarkers } from '../../lib/content/markers.ts';
import { getRegion } from '../../lib/content/region.ts';
import { createPhoneCheck } from '../../lib/forms/phone-number.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { type PagePolicy, parsePagePolicy } from '../site/headers.ts';
import { StoreUnavailableError } from '../store/commit-durably.ts';
import { HttpError, logHttpError, sendHttpError, toHttpError } from './http-error.ts';

interface FormRoute {
  url: string;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Renders the page that answers a refused form post. */
  renderRefusal(error: HttpError, request: FastifyRequest): RenderedPage | Promise<RenderedPage>;
  /** The message while the store cannot be written. It may contain the marker `{email}`. */
  unavailable?: string;
}

/** Adds an endpoint that accepts a form of this site's pages, as JSON or as a form post. */
export function addFormRoute(
  app: FastifyInstance,
  context: Pick<ServerContext, 'config' | 'record'>,
  { url, handler, renderRefusal, unavailable }: FormRoute,
): void {
  app.route({
    method: 'POST',
    url,
    // After the body is read, so that the page of a refused form post keeps what was sent.
    preHandler: app.rateLimit(),
    async handler(request, reply) {
      const { config, record } = context;
      if (!isFromOwnSite(request, config)) throw new HttpError(403, record.words.errors.otherSite);
      return handler(request, reply);
    },
    async errorHandler(error, request, reply) {
      const formError = reportFormError(request, error, context.record, unavailable);
      if (!wantsPage(request)) return sendHttpError(request, reply, formError);
      return sendErrorPage(reply, formError, await renderRefusal(formError, request));
    },
  });
}

/** The rules of the forms in the firm's words and country. */
export function createFormRules({ brand, words }: Pick<SiteRecord, 'brand' | 'words'>) {
  const { locale, country, phoneCheck } = getRegion(brand);
  const isPhone = phoneCheck === 'country' ? createPhoneCheck(country) : undefined;
  return { ...words.form, locale, isPhone };
}

const formType = 'application/x-www-form-urlencoded';

/** Whether the browser's own form sent the request, without a script. */
export const isFormPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType;

/** Whether to answer with a page: for a form post, unless the client accepts something else. */
export const wantsPage = (request: FastifyRequest) =>
  isFormPost(request) && !/json|text\/plain/.test(request.headers.accept ?? '');

/**
 * Whether a request does not come from another site's page. Browsers send `Sec-Fetch-Site`; older ones only send
 * `Origin`. A client that sends neither is not a browser.
 */
function isFromOwnSite(request: FastifyRequest, { SITE_URL, CORS_ORIGINS }: Config): boolean {
  const { headers, host } = request;
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined && CORS_ORIGINS.includes(origin)) return true;
  if (fetchSite === 'cross-site') return false;
  // A script of another site needs CORS to send JSON (http/cors.ts).
  if (!isFormPost(request) || origin === undefined) return true;
  // Browsers send this if they withhold the origin.
  if (origin === 'null') return fetchSite === 'same-origin';
  const originHost = URL.parse(origin)?.host;
  return originHost === host || originHost === SITE_URL.host;
}

const looseBody = z.record(z.string(), z.unknown());

/**
 * @param fieldNames listed in the error
 * @returns the values of the body, by name, cleaned for the store; null counts as absent
 * @throws HttpError 400 if the body is no object
 */
export function readBody(
  { body }: FastifyRequest,
  fieldNames: readonly string[],
): Record<string, unknown> {
  const values = looseBody.safeParse(body).data;
  if (values) {
    const present = Object.entries(values).filter(([, value]) => value !== null);
    return cleanValues(Object.fromEntries(present));
  }
  const names = new Intl.ListFormat('en-GB').format(fieldNames);
  throw new HttpError(400, `Please send an object with ${names}.`);
}

/** The body's `campaign` is an object too; nothing is read below it. */
const maxDepth = 2;

/**
 * Cleans text for the store: form posts end lines with CR LF, PostgreSQL cannot store U+0000, and SQLite
 * turns a lone surrogate into three characters, which can exceed a limit.
 */
export const cleanValues = (values: Record<string, unknown>, depth = 1): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'string') return [key, cleanText(value)];
      const inner = depth < maxDepth ? looseBody.safeParse(value).data : undefined;
      return [key, inner ? cleanValues(inner, depth + 1) : value];
    }),
  );

const cleanText = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed();

/** @returns the text of a field of a body or a query; '' if it has no text */
export function getText(values: unknown, field: string): string {
  const value = looseBody.safeParse(values).data?.[field];
  return typeof value === 'string' ? value : '';
}

/** @returns the token of a signed link, from the body or the query */
export const getToken = ({ body, query }: FastifyRequest): string =>
  getText(body, 'token') || getText(query, 'token');

export interface RenderedPage {
  html: string;
  policy: PagePolicy;
}

/**
 * Reads a page of the built site as a Mustache template.
 * @returns a function that renders the page of a view
 */
export function readPageTemplate(distDir: string, name: string): (view: object) => RenderedPage {
  const template = readFileSync(join(distDir, `${name}.html`), 'utf8');
  if (/\{\{[{&]/.test(template)) {
    throw new Error(`${name}.html has a tag that does not escape its value`);
  }
  const policy = parsePagePolicy(template);
  return (view) => ({ html: Mustache.render(template, view), policy });
}

export const sendPage = (reply: FastifyReply, { html, policy }: RenderedPage) =>
  reply.pageHeaders(policy).type('text/html; charset=utf-8').send(html);

export function sendErrorPage(reply: FastifyReply, error: HttpError, page: RenderedPage) {
  reply.code(error.statusCode).headers(error.headers);
  return sendPage(reply, page);
}

/**
 * Logs an error of a form request.
 * @param unavailable the message while the store cannot be written
 * @returns the error with a message for the visitor
 */
export function reportFormError(
  request: FastifyRequest,
  error: unknown,
  record: SiteRecord,
  unavailable?: string,
): HttpError {
  const formError = toFormError(error, record, unavailable);
  logHttpError(request, formError);
  return formError;
}

function toFormError(
  error: unknown,
  { brand, words }: SiteRecord,
  unavailable = words.errors.storeUnavailable,
): HttpError {
  const httpError = toHttpError(error);
  const { failed, storeUnavailable } = words.errors;
  const isUnsaved = error instanceof StoreUnavailableError;
  if (!isUnsaved && httpError.statusCode !== 503) {
    return error === httpError || httpError.statusCode < 500
      ? httpError
      : new HttpError(httpError.statusCode, failed, { cause: error });
  }
  const message = isUnsaved ? unavailable : storeUnavailable;
  return new HttpError(503, fillMarkers(message, { email: brand.email }), {
    headers: { 'retry-after': '10' },
    cause: error,
  });
}
