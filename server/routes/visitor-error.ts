import { callErrors } from '../../lib/forms/outcomes.ts';
import { StoreUnavailableError } from '../domain/commit-durably.ts';
import { asCallError, CallError } from '../plugins/errors.ts';

/**
 * Any error as one for a visitor: the sender is told that nothing was saved.
 * @param email where else to reach the firm
 */
export function asVisitorError(error: unknown, email: string): CallError {
  const callError = asCallError(error);
  const unsaved = error instanceof StoreUnavailableError || callError.statusCode === 503;
  if (!unsaved) return callError;
  return new CallError(503, callErrors.storeUnavailable(email), {
    headers: { 'retry-after': '10' },
    cause: error,
  });
}
