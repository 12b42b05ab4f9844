import type { BuildRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { OnUnreadable } from '../store/stored-row.ts';

/** What a subcommand works with. */
export interface CommandContext {
  store: Store;
  config: Config;
  /** What the build recorded of the firm. */
  record: BuildRecord;
  /** Epoch milliseconds. */
  now: number;
  /** Columns of the terminal; Infinity when the output goes elsewhere. */
  width: number;
  /** Hears of each row that is skipped; without it, the first one ends the command. */
  onUnreadable?: OnUnreadable;
}

export interface Subcommand {
  /** As it is typed: `show REF`. */
  usage: string;
  /** One line of help. */
  help: string;
  /** Of several subcommands only the one that was asked for is loaded. */
  load(): Promise<{ run: Run }>;
}

/**
 * @param args what follows the subcommand's name
 * @returns text for standard output
 * @throws UsageError, or CommandError with a sentence for the person
 */
export type Run = (context: CommandContext, args: string[]) => Promise<string>;

/** The command was not typed as its help says: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was understood but cannot be done: exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}
