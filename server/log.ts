import pino, { type Logger } from 'pino';
import { readableLine } from './readable-line.ts';

/**
 * One line of JSON for each event on standard output, or words where a person watches. Lines hold the request's id and the lead's
 * reference; never a body, an address, a query or an IP address.
 */
export function createLog(level = 'info'): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readableLine(line)) });
}

/**
 * The parts of an error that hold no data: a database's error may quote the row that it refused.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...('code' in error && { code: error.code }),
    stack: frames?.join('\n'),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}
