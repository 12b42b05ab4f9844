import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toLoggableError } from '../log.ts';

/** An invalid field, with a message for the visitor. */
export interface FieldError {
  field: string;
  message: string;
}

interface HttpErrorDetails {
  /** Further response headers, such as Retry-After. */
  headers?: Record<string, string>;
  errors?: FieldError[];
  /** Further members of the problem document. */
  members?: object;
  cause?: unknown;
}

/** An error whose message is sent to the client. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly errors: FieldError[];
  readonly members: object;

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.statusCode = statusCode;
    this.headers = details.headers ?? {};
    this.errors = details.errors ?? [];
    this.members = details.members ?? {};
  }
}

export const bodyLimitBytes = 64 * 1024;

/** Messages of errors that happen before a route's handler runs. */
export const statusMessages: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Please check its form and send it again.',
  413: `The request is too large. Please keep it under ${bodyLimitBytes / 1024} KB.`,
  414: 'The address is too long.',
  415: 'Please send the request as application/json or application/x-www-form-urlencoded.',
};
const unknownErrorMessage = 'Something failed on our side. Please try again later.';

/** @returns an error with a public message; details of an unknown error stay in its `cause` */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const status = getStatus(error);
  const message = statusMessages[status] ?? (status < 500 ? statusMessages[400] : undefined);
  return new HttpError(status, message ?? unknownErrorMessage, { cause: error });
}

function getStatus(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** Sends the message as plain text, or as an RFC 9457 problem if the client accepts one. */
export function sendHttpError(request: FastifyRequest, reply: FastifyReply, error: HttpError) {
  const { statusCode, message, errors, members } = error;
  reply.code(statusCode).headers(error.headers);
  if (!request.headers.accept?.includes('application/problem+json')) {
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    detail: message,
    ...(errors.length > 0 && { errors }),
    ...members,
  };
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

/** Logs an error of the server. The request log has the status of a client's error. */
export function logHttpError(request: FastifyRequest, error: HttpError): void {
  if (error.statusCode < 500) return;
  request.log.error({ err: toLoggableError(error.cause ?? error) }, 'the request failed');
}

/** Fastify's error handler for routes that have none. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = toHttpError(error);
  logHttpError(request, httpError);
  return sendHttpError(request, reply, httpError);
}
