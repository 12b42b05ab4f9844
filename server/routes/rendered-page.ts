import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Mustache from 'mustache';
import { fillMarkers } from '../../lib/content/markers.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { StoreUnavailableError } from '../domain/commit-durably.ts';
import { HttpError, logHttpError, toHttpError } from '../http/http-error.ts';
import { type PagePolicy, parsePagePolicy } from '../site/headers.ts';

export interface RenderedPage {
  html: string;
  policy: PagePolicy;
}

/**
 * Reads a Mustache template: `NAME.html` of the built site or, if it is missing, the plain
 * `NAME-fallback.mustache`.
 * @returns a function that renders the page of a view
 */
export function readPageTemplate(distDir: string, name: string): (view: object) => RenderedPage {
  const template = readTemplate(distDir, name);
  if (/\{\{[{&]/.test(template)) {
    throw new Error(`${name}.html has a tag that does not escape its value`);
  }
  const policy = parsePagePolicy(template);
  return (view) => ({ html: Mustache.render(template, view), policy });
}

function readTemplate(distDir: string, name: string): string {
  try {
    return readFileSync(join(distDir, `${name}.html`), 'utf8');
  } catch {
    return readFileSync(new URL(`./${name}-fallback.mustache`, import.meta.url), 'utf8');
  }
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
