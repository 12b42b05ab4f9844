import { z } from 'zod';

const readiness = z.object({
  status: z.string(),
  pending: z.number(),
  parked: z.number(),
  oldestUndeliveredSeconds: z.number().nullable(),
});

/** Reads `/readyz` as a monitor does. */
export async function readReadiness(url: string) {
  return readiness.parse(await (await fetch(`${url}/readyz`)).json());
}
