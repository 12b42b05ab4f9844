import { requestErrors } from '../../lib/forms/outcomes.ts';
import { StoreUnavailableError } from '../domain/durably.ts';
import { HttpError, toHttpError } from '../plugins/errors.ts';

/**
 * Any error as one for a visitor: the sender is told that nothing was saved.
 * @param email where else to reach the firm
 */
export function toVisitorError(error: unknown, email: string): HttpError {
  const callError = toHttpError(error);
  const unsaved = error instanceof StoreUnavailableError || callError.statusCode === 503;
  if (!unsaved) return callError;
  return new HttpError(503, requestErrors.storeUnavailable(email), {
    headers: { 'retry-after': '10' },
    cause: error,
  });
}
