import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import type { Lead } from '../model.ts';
import { SiteMissingError } from '../site/built-site.ts';
import { findLead, type OnUnreadable, UnreadableRowError } from '../store/leads.ts';
import { StoreOpenError } from '../store/open-error.ts';
import { openStore, toStoreFailure } from '../store/open-store.ts';
import { closeStore, type Store } from '../store/store.ts';
import { escapeText, toSingleLine } from '../text/control-characters.ts';

export interface CommandContext {
  store: Store;
  config: Config;
  record: SiteRecord;
  /** The firm's. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Called for each unreadable lead, which is skipped. */
  onUnreadable: OnUnreadable;
  /**
   * Asks before the command mails or deletes, unless `--yes` was given.
   * @param plan says what the command will do
   * @throws CommandError if the answer is not yes, or nobody can answer
   */
  confirm(plan: string): Promise<void>;
  /** Adds a line to standard error; the exit code is then 1. */
  warn(problem: string): void;
  /** Such as the reference of a lead; '' if the subcommand takes none. */
  argument: string;
  options: ReturnType<typeof parseInput>['options'];
}

export interface Subcommand {
  /** Such as `show REF`. It names the options that the subcommand takes. */
  usage: string;
  /** One line of help. */
  help: string;
  /** What it takes exactly one of, such as a reference. */
  argument?: string;
  run: Run;
}

/**
 * @returns text for standard output
 * @throws CommandError with a sentence for the user
 */
export type Run = (context: CommandContext) => Promise<string>;

/** The options of all subcommands. */
const allOptions = {
  format: { type: 'string', default: 'csv' },
  output: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'all-parked': { type: 'boolean', default: false },
} as const;

/** @throws UsageError, or an error of `parseArgs` */
function parseInput({ usage, argument }: Subcommand, args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: allOptions,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !usage.includes(token.rawName))
      throw new UsageError(`There is no option ${token.rawName} here.`);
  }
  if (values.format !== 'csv' && values.format !== 'json')
    throw new UsageError("The format must be 'csv' or 'json'.");
  if (argument !== undefined && !values['all-parked'])
    return { argument: requireOne(positionals, argument), options: values };
  if (positionals.length > 0) throw new UsageError('There are too many arguments.');
  return { argument: '', options: values };
}

/** Wrong usage: exit code 2. */
class UsageError extends Error {
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

/** @throws CommandError if no lead has the reference */
export async function readLead({ store, argument }: CommandContext): Promise<Lead> {
  const lead = await findLead(store, argument);
  if (lead) return lead;
  throw new CommandError(`No lead has the reference ${toSingleLine(argument)}.`);
}

export interface CommandResult {
  /** The exit code: 0, 1 for a failure or something left out, 2 for wrong usage. */
  code: number;
  stdout: string;
  stderr: string;
}

/** Asks the person at the terminal. @returns the answer; undefined if nobody can answer */
export type Ask = (question: string) => Promise<string | undefined>;

/** @param args after the name of the npm script @param environment the settings */
export type Command = (
  args: string[],
  environment?: NodeJS.ProcessEnv,
  ask?: Ask,
) => Promise<CommandResult>;

/**
 * Makes a command of subcommands, the first argument. Commands may run while the server does.
 * @param command its npm script, such as `leads`
 */
export function createCommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
): Command {
  const help = formatHelp(command, subcommands);
  return ([name = 'help', ...args], environment = process.env, ask = askAtTerminal) =>
    report(help, async () => {
      if (['help', '--help', '-h'].includes(name)) return help;
      const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
      if (!subcommand) throw new UsageError(`There is no command ${name}.`);
      return runOnStore(subcommand, args, environment, ask);
    });
}

async function runOnStore(
  subcommand: Subcommand,
  args: string[],
  environment: NodeJS.ProcessEnv,
  ask: Ask,
): Promise<Output> {
  const input = parseInput(subcommand, args);
  const { config, record } = loadConfig(environment);
  const store = await openStore(config);
  try {
    const problems: string[] = [];
    const context: CommandContext = {
      store,
      config,
      record,
      timeZone: getTimeZone(record.brand),
      now: Date.now(),
      onUnreadable: ({ message }) => problems.push(`Skipped: ${message}`),
      warn: (problem) => problems.push(problem),
      confirm: (plan) => confirmPlan(ask, plan, input.options.yes),
      ...input,
    };
    return { text: await subcommand.run(context), problems };
  } catch (error) {
    throw toStoreFailure(config, error) ?? error;
  } finally {
    await closeStore(store);
  }
}

async function confirmPlan(ask: Ask, plan: string, yes: boolean): Promise<void> {
  if (yes) return;
  const answer = await ask(`${escapeText(plan)}\nContinue? [y/N] `);
  if (answer === undefined) {
    throw new CommandError(`${plan}\nNothing was done. To do it, add --yes.`);
  }
  if (!/^\s*y(?:es)?\s*$/i.test(answer)) throw new CommandError('Nothing was done.');
}

async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // At the end of the input nobody answers.
  const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  const answer = await Promise.race([lines.question(question), ended]);
  lines.close();
  return answer;
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
 * Runs work and reports its output or its error. All output of commands is escaped here: it quotes
 * visitors, and exports are read in terminals too.
 * @param help shown for wrong usage
 */
export async function report(
  help: string,
  work: () => Promise<string | Output>,
): Promise<CommandResult> {
  try {
    const output = await work();
    const { text, problems } = typeof output === 'string' ? { text: output, problems: [] } : output;
    return {
      code: problems.length > 0 ? 1 : 0,
      stdout: escapeText(text),
      stderr: toLines(problems),
    };
  } catch (error) {
    if (error instanceof UsageError || isParseArgsError(error)) {
      return { code: 2, stdout: '', stderr: toLines([`${error.message}\n\n${help.trimEnd()}`]) };
    }
    const isExpected =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof SiteMissingError ||
      error instanceof StoreOpenError ||
      error instanceof UnreadableRowError;
    if (!isExpected) throw error;
    return { code: 1, stdout: '', stderr: toLines([error.message]) };
  }
}

const toLines = (texts: readonly string[]) => texts.map((text) => `${escapeText(text)}\n`).join('');

/** Runs a command with the arguments of this process, and sets the exit code. */
export async function runAsProcess(command: Command): Promise<void> {
  // The command may create the store, which only this user may read.
  process.umask(0o077);
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? 0 : 1),
  );
  const { code, stdout, stderr } = await command(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}

const isParseArgsError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
