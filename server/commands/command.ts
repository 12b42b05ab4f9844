import { parseArgs } from 'node:util';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Lead } from '../model.ts';
import { findLead } from '../store/consultation-requests.ts';
import { overwriteDeleted, type Store } from '../store/store.ts';
import type { OnUnreadable } from '../store/stored-row.ts';
import { toSingleLine } from '../text/control-characters.ts';

export interface CommandContext {
  store: Store;
  config: Config;
  /** The site record of the build. */
  record: SiteRecord;
  /** Epoch milliseconds. */
  now: number;
  /** Columns of the terminal; Infinity if the output is not a terminal. */
  width: number;
  /** Called for each unreadable row, which is skipped; without it, the first one ends the command. */
  onUnreadable?: OnUnreadable;
}

export interface Subcommand {
  /** Such as `show REF`. */
  usage: string;
  /** One line of help. */
  help: string;
  /** Loads the subcommand only when it runs. */
  load(): Promise<{ run: Run }>;
}

/**
 * @param args after the name of the subcommand
 * @returns text for standard output
 * @throws UsageError, or CommandError with a sentence for the user
 */
export type Run = (context: CommandContext, args: string[]) => Promise<string>;

/** Wrong usage: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command failed: exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Parses an email address as the only argument.
 * @returns the address as entered, and escaped for a terminal
 * @throws UsageError unless there is exactly one argument
 */
export function parseEmailArgument(args: string[]): { email: string; displayEmail: string } {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email?.trim() || more.length > 0) throw new UsageError('Name exactly one e-mail address.');
  return { email, displayEmail: toSingleLine(email) };
}

/**
 * Finds the lead whose reference is the only argument.
 * @throws UsageError unless there is exactly one argument, CommandError if no lead has it
 */
export async function findLeadArgument({ store }: CommandContext, args: string[]): Promise<Lead> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [reference, ...more] = positionals;
  if (reference === undefined || more.length > 0)
    throw new UsageError('Name exactly one reference.');
  const lead = await findLead(store, reference);
  if (lead) return lead;
  throw new CommandError(`No lead has the reference ${toSingleLine(reference)}.`);
}

/** @throws CommandError if the deleted data could not be overwritten in the store's files */
export async function overwriteOrFail(store: Store): Promise<void> {
  if (await overwriteDeleted(store)) return;
  throw new CommandError(
    'The data is deleted, but could not be overwritten on disk while a backup or an export is reading the store. Run the same command again in a minute.',
  );
}
