import { parseArgs } from 'node:util';
import { overwriteDeleted } from '../store/overwrite-deleted.ts';
import type { Store } from '../store/store.ts';
import { singleLine } from '../text/single-line.ts';
import { CommandError, UsageError } from './command.ts';

/**
 * The address that is the only argument, as it was typed and as a terminal may show it.
 * @throws UsageError without exactly one
 */
export function addressArgument(args: string[]): { email: string; shown: string } {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email?.trim() || more.length > 0) throw new UsageError('Give one e-mail address.');
  return { email, shown: singleLine(email) };
}

/** @throws CommandError if what was deleted can still be read in the store's files */
export async function overwritten(store: Store): Promise<void> {
  if (await overwriteDeleted(store)) return;
  throw new CommandError(
    'What there was is deleted, but its traces in the store could not be overwritten while a backup or an export reads it. Run the same command again in a minute.',
  );
}
