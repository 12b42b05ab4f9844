import { parseArgs } from 'node:util';
import type { SiteRecord } from '../../lib/site-record.ts';
import { type Config, ConfigError } from '../config.ts';
import { loadConfig } from '../load-config.ts';
import { SiteMissingError } from '../site/built-site.ts';
import { openStore, toStoreFailure } from '../store/open-store.ts';
import { closeStore, overwriteDeleted, type Store } from '../store/store.ts';
import { StoreOpenError } from '../store/store-open-error.ts';
import { type OnUnreadable, UnreadableRowError } from '../store/stored-row.ts';
import { escapeText } from '../text/control-characters.ts';

export interface CommandContext {
  store: Store;
  config: Config;
  record: SiteRecord;
  /** Epoch milliseconds. */
  now: number;
  /** Columns of the terminal; Infinity if the output is not a terminal. */
  width: number;
  /** Called for each unreadable row, which is skipped; without it, the first one ends the command. */
  onUnreadable?: OnUnreadable;
}

interface Subcommand {
  /** Such as `show REF`. */
  usage: string;
  /** One line of help. */
  help: string;
  run: Run;
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

/** @throws UsageError unless there is exactly one argument */
export function requireOne([value, ...others]: readonly string[], name: string): string {
  if (!value?.trim() || others.length > 0) throw new UsageError(`Name exactly one ${name}.`);
  return value;
}

/** @throws UsageError unless there is exactly one email address */
export const readEmail = (args: string[]): string =>
  requireOne(parseArgs({ args, allowPositionals: true }).positionals, 'email address');

/** @throws CommandError if the deleted data could not be overwritten in the store's files */
export async function overwriteOrFail(store: Store): Promise<void> {
  if (await overwriteDeleted(store)) return;
  throw new CommandError(
    'The data is deleted, but could not be overwritten on disk while a backup or an export is reading the store. Run the same command again in a minute.',
  );
}

/**
 * Runs the subcommand that the arguments of the process name. Commands may run while the server does. Sets the
 * exit code: 0, 1 for a failure, 2 for wrong usage.
 * @param command its npm script, such as `leads`
 */
export async function runCommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
): Promise<void> {
  // The command may create the store, which only this user may read.
  process.umask(0o077);
  const [name = 'help', ...args] = process.argv.slice(2);
  const help = formatHelp(command, subcommands);
  process.exitCode = await runAndReport(help, async () => {
    if (['help', '--help', '-h'].includes(name)) return help;
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (!subcommand) throw new UsageError(`There is no command ${name}.`);
    return runOnStore(subcommand, args);
  });
}

async function runOnStore({ run }: Subcommand, args: string[]): Promise<Output> {
  const { config, record } = loadConfig();
  const store = await openStore(config);
  try {
    const problems: string[] = [];
    const context: CommandContext = {
      store,
      config,
      record,
      now: Date.now(),
      width: getTerminalWidth(),
      onUnreadable: ({ message }) => problems.push(`Skipped: ${message}`),
    };
    return { text: await run(context, args), problems };
  } catch (error) {
    throw toStoreFailure(config, error) ?? error;
  } finally {
    await closeStore(store);
  }
}

function getTerminalWidth(): number {
  const columns = Number(process.env.COLUMNS);
  if (Number.isSafeInteger(columns) && columns > 0) return columns;
  return process.stdout.isTTY ? process.stdout.columns : Infinity;
}

function formatHelp(command: string, subcommands: Readonly<Record<string, Subcommand>>): string {
  const entries = Object.values(subcommands);
  const width = Math.max(...entries.map(({ usage }) => usage.length));
  const lines = entries.map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`);
  return [`Usage: npm run ${command} -- COMMAND`, '', ...lines, ''].join('\n');
}

interface Output {
  text: string;
  /** What was left out, for standard error. If there is any, the exit code is 1. */
  problems: readonly string[];
}

/**
 * Runs work and writes its output or its error. All output of commands is escaped here: it quotes
 * visitors, and exports are read in terminals too.
 * @param help shown for wrong usage
 * @returns the exit code: 0, 1 for a failure or something left out, 2 for wrong usage
 */
export async function runAndReport(
  help: string,
  work: () => Promise<string | Output>,
): Promise<number> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? 0 : 1),
  );
  try {
    const output = await work();
    const { text, problems } = typeof output === 'string' ? { text: output, problems: [] } : output;
    process.stdout.write(escapeText(text));
    for (const problem of problems) writeError(problem);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError || isParseArgsError(error)) {
      writeError(`${error.message}\n\n${help.trimEnd()}`);
      return 2;
    }
    const isExpected =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof SiteMissingError ||
      error instanceof StoreOpenError ||
      error instanceof UnreadableRowError;
    if (!isExpected) throw error;
    writeError(error.message);
    return 1;
  }
}

const writeError = (text: string) => process.stderr.write(`${escapeText(text)}\n`);

const isParseArgsError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
