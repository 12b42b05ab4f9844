import { overwriteDeleted } from '../store/overwrite-deleted.ts';
import type { Store } from '../store/store.ts';
import { CommandError } from './command.ts';

/** @throws CommandError if what was deleted can still be read in the store's files */
export async function overwriteOrFail(store: Store): Promise<void> {
  if (await overwriteDeleted(store)) return;
  throw new CommandError(
    'The data is deleted, but could not be overwritten on disk while a backup or an export is reading the store. Run the same command again in a minute.',
  );
}
