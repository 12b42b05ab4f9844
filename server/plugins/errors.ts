import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggableError } from '../platform/log.ts';

/** One field that did not pass, with the sentence for the visitor. */
export interface FieldError {
  field: string;
  message: string;
}

interface CallErrorDetails {
  /** Further response headers, such as Retry-After. */
  headers?: Record<string, string>;
  errors?: FieldError[];
  cause?: unknown;
}

/** A call that ends in an error whose sentence a person may read. */
export class HttpError extends Error {
  override name = 'CallError';
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly errors: FieldError[];

  constructor(statusCode: number, sentence: string, details: CallErrorDetails = {}) {
    super(sentence, { cause: details.cause });
    this.statusCode = statusCode;
    this.headers = details.headers ?? {};
    this.errors = details.errors ?? [];
  }
}

export const bodyLimitBytes = 64 * 1024;

/** Sentences for what goes wrong before a route sees the request. */
export const statusMessages: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Please check its form and send it again.',
  408: 'The request took too long to arrive. Please send it again.',
  413: `The request is too large. Please keep it under ${bodyLimitBytes / 1024} KB.`,
  414: 'The address is too long.',
  415: 'Please send the request as application/json or application/x-www-form-urlencoded.',
  431: 'The headers of the request are too large.',
  503: 'The site is busy at the moment. Please try again in a few seconds.',
};
const somethingFailed = 'Something failed on our side. Please try again later.';

/** Any error as one with a sentence: nothing of an unknown error reaches the answer. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const status = statusOf(error);
  const sentence = statusMessages[status] ?? (status < 500 ? statusMessages[400] : undefined);
  return new HttpError(status, sentence ?? somethingFailed, { cause: error });
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** Sends the error as a plain sentence, or as an RFC 9457 problem where the client asks for one. */
export function sendHttpError(request: FastifyRequest, reply: FastifyReply, error: HttpError) {
  const { statusCode, message, errors } = error;
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
  };
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

/** Logs what is our own failure; what the client did wrong is in the request's own line. */
export function logHttpError(request: FastifyRequest, error: HttpError): void {
  if (error.statusCode < 500) return;
  request.log.error({ err: loggableError(error.cause ?? error) }, 'the call failed');
}

/** Answers for errors that no route answers itself. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const callError = toHttpError(error);
    logHttpError(request, callError);
    return sendHttpError(request, reply, callError);
  });
}
