/** Reads one calendar off the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readBusyTimes } from './busy-times.ts';

const workSchema = z.object({
  text: z.string(),
  query: z.object({ from: z.number(), to: z.number(), timeZone: z.string() }),
});

const { text, query } = workSchema.parse(workerData);
parentPort?.postMessage(readBusyTimes(text, query));
