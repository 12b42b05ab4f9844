/** Reads form requests: form posts by a browser without JavaScript, and JSON. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/http-error.ts';

const formType = 'application/x-www-form-urlencoded';

/** Whether the browser's own form sent the request, without a script. */
export const isFormPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType;

/** Whether to answer with a page: for a form post, unless the client accepts something else. */
export const wantsPage = (request: FastifyRequest) =>
  isFormPost(request) && !/json|text\/plain/.test(request.headers.accept ?? '');

/**
 * Refuses requests from another site's page. Browsers send `Sec-Fetch-Site`; older ones only send
 * `Origin`. A client that sends neither is not a browser.
 * @throws HttpError 403
 */
export function requireOwnSite(
  request: FastifyRequest,
  { config, record }: Pick<ServerContext, 'config' | 'record'>,
): void {
  if (!isFromOwnSite(request, config)) throw new HttpError(403, record.words.errors.otherSite);
}

function isFromOwnSite(request: FastifyRequest, { SITE_URL, CORS_ORIGINS }: Config): boolean {
  const { headers, host } = request;
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined && CORS_ORIGINS.includes(origin)) return true;
  if (fetchSite === 'cross-site') return false;
  // A script of another site needs CORS to send JSON (plugins/cors.ts).
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

/** @returns the text of a field for a page that shows it again; '' if it has no text */
export function getText(body: unknown, field: string): string {
  const value = looseBody.safeParse(body).data?.[field];
  return typeof value === 'string' ? value : '';
}

const tokenQuery = z.object({ token: z.string() }).catch({ token: '' });

/** @returns the token of a signed link, from the body or the query */
export const getToken = ({ body, query }: FastifyRequest): string =>
  getText(body, 'token') || tokenQuery.parse(query).token;
