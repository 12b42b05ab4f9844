import { ContentError } from '../../lib/content/read.ts';
import { ConfigError } from '../config.ts';
import { loadConfig } from '../load-config.ts';
import { SiteMissingError } from '../site/built-site.ts';
import { closeStore, openStore, toStoreFailure } from '../store/store.ts';
import { StoreOpenError } from '../store/store-open-error.ts';
import { UnreadableRowError } from '../store/stored-row.ts';
import { escapeText } from '../text/control-characters.ts';
import { type CommandContext, CommandError, type Subcommand, UsageError } from './command.ts';

/**
 * Runs a subcommand on the store of the settings, also while the server runs.
 * @param command as the user starts it, such as `npm run leads --`
 * @returns the exit code: 0, 1 for a failure, 2 for wrong usage
 */
export async function runCommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  [name = 'help', ...args]: string[],
): Promise<number> {
  const asksForHelp = ['help', '--help', '-h'].includes(name);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (asksForHelp || !subcommand) {
    process[asksForHelp ? 'stdout' : 'stderr'].write(formatHelp(command, subcommands));
    return asksForHelp ? 0 : 2;
  }
  return runAndReport(formatHelp(command, subcommands), () => runOnStore(subcommand, args));
}

async function runOnStore({ load }: Subcommand, args: string[]): Promise<Output> {
  const { run } = await load();
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
  return [`Usage: ${command} COMMAND`, '', ...lines, ''].join('\n');
}

export interface Output {
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
      error instanceof ContentError ||
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
