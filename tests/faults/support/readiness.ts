import { z } from 'zod';

const readiness = z.object({
  status: z.string(),
  pending: z.number(),
  parked: z.number(),
  oldestUndeliveredSeconds: z.number().nullable(),
});

/** What `/readyz` says to a monitor. */
export async function readReadiness(url: string) {
  return readiness.parse(await (await fetch(`${url}/readyz`)).json());
}
