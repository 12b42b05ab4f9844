/** Reads one calendar off the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readBusyTimes } from './busy-times.ts';
import { CalendarError } from './calendar-text.ts';

const workSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  query: z.object({
    from: z.number(),
    to: z.number(),
    timeZone: z.string(),
    email: z.string(),
  }),
});

const { bytes, query } = workSchema.parse(workerData);
try {
  parentPort?.postMessage(readBusyTimes(bytes, query));
} catch (error) {
  if (!(error instanceof CalendarError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
