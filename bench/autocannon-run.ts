/** Runs autocannon once in a separate process and prints its figures as JSON. */
import autocannon from 'autocannon';
import { z } from 'zod';

const optionsSchema = z.object({
  url: z.url(),
  connections: z.number(),
  duration: z.number(),
  method: z.enum(['GET', 'POST']).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  overallRate: z.number().optional(),
  requests: z.array(z.object({ path: z.string() })).optional(),
  /** Whether refused requests are allowed. */
  mayRefuse: z.boolean().default(false),
});

const { mayRefuse, ...options } = optionsSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
const result = await autocannon(options);
if (!mayRefuse && (result.errors > 0 || result.non2xx > 0)) {
  throw new Error(`${result.errors} errors, ${result.non2xx} refusals`);
}
const perSecond = result.requests.total / result.duration;
console.log(JSON.stringify({ perSecond, p99: result.latency.p99 }));
