import pino from 'pino';
import { z } from 'zod';

const logLine = z.looseObject({ level: z.number(), time: z.string(), msg: z.string().default('') });

/** A line of the log for a person at a terminal: `13:52:03 info  delivered  reference=FX-…`. */
export function readableLine(json: string): string {
  const { level, time, msg, reqId, ...details } = logLine.parse(JSON.parse(json));
  const said = Object.entries(details).map(([key, value]) =>
    typeof value === 'object' ? `${key}=${JSON.stringify(value)}` : `${key}=${value}`,
  );
  const label = (pino.levels.labels[level] ?? '').padEnd(5);
  return `${[time.slice(11, 19), label, msg, ...said].join(' ')}\n`;
}
