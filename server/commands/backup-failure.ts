import { failureReason } from '../deliveries/failure-reason.ts';
import { DamagedCopyError } from '../store/copy-sqlite.ts';
import { CommandError } from './command.ts';

/** @throws CommandError with what an operator can act on: a full disk, a folder that is read-only */
export function asCommandError(error: unknown): never {
  if (error instanceof DamagedCopyError) {
    throw new CommandError(
      'The copy did not pass its check and was deleted. The disk or the store is damaged.',
    );
  }
  throw new CommandError(`The backup could not be written (${failureReason(error)}).`);
}
