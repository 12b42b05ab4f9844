import pino, { type Logger } from 'pino';
import { z } from 'zod';
import { escapeLine, escapeText } from './text/control-characters.ts';

/**
 * Logs lines of JSON to standard output, or plain text to a terminal. They contain the request's id and
 * the lead's reference, but no body, email address, query or IP address. Every line is escaped, since a
 * path may contain control characters.
 */
export function createLog(): Logger {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (process.stdout.isTTY) {
    return pino(options, { write: (line: string) => process.stdout.write(formatLogLine(line)) });
  }
  const output = pino.destination(1);
  return pino(options, { write: (line: string) => output.write(escapeText(line)) });
}

const logLine = z.looseObject({ level: z.number(), time: z.string(), msg: z.string().default('') });

/** @returns a line for a terminal: `13:52:03 info  delivered  reference=FX-…` */
function formatLogLine(json: string): string {
  const { level, time, msg, reqId, ...details } = logLine.parse(JSON.parse(json));
  const pairs = Object.entries(details).map(([key, value]) =>
    typeof value === 'object' ? `${key}=${JSON.stringify(value)}` : `${key}=${value}`,
  );
  const label = (pino.levels.labels[level] ?? '').padEnd(5);
  return `${escapeLine([time.slice(11, 19), label, msg, ...pairs].join(' '))}\n`;
}

/** @returns an error without its message: a database error may quote the row that it refused */
export function toLoggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...('code' in error && { code: error.code }),
    stack: frames?.join('\n'),
    ...(cause !== undefined && { cause: toLoggableError(cause) }),
  };
}
