import { ContentError } from '../../lib/content/read.ts';
import { ConfigError } from '../config.ts';
import { SiteMissingError } from '../site/built-site.ts';
import { StoreOpenError } from '../store/store-open-error.ts';
import { UnreadableRowError } from '../store/stored-row.ts';
import { escapeText } from '../text/control-characters.ts';
import { CommandError, UsageError } from './command.ts';

/** What a command has to say. */
export interface Output {
  text: string;
  /** What it left out, for standard error. With any, the exit code is 1. */
  problems: readonly string[];
}

/**
 * Writes what the work says, or why it could not be done. All output of commands passes here and is
 * escaped: it quotes visitors, and exports are read in terminals too.
 * @param help shown when the command was typed wrongly
 * @returns the exit code: 0, 1 for a failure or something left out, 2 for wrong usage
 */
export async function report(help: string, work: () => Promise<string | Output>): Promise<number> {
  // A reader such as `head` may leave early.
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
    const forThePerson =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof SiteMissingError ||
      error instanceof ContentError ||
      error instanceof StoreOpenError ||
      error instanceof UnreadableRowError;
    if (!forThePerson) throw error;
    writeError(error.message);
    return 1;
  }
}

const writeError = (text: string) => process.stderr.write(`${escapeText(text)}\n`);

const isParseArgsError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
