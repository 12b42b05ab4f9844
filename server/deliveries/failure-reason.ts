import { z } from 'zod';

const errorShape = z.object({
  name: z.string().optional().catch(undefined),
  /** A DOMException has a number here, which says less than its name. */
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  cause: z.unknown().optional(),
});

/**
 * Names a failure by its code alone, such as `ECONNREFUSED` or `SMTP 451`: the message of an
 * error may quote an address or the mail itself.
 */
export function describeFailure(error: unknown): string {
  const parsed = errorShape.safeParse(error);
  if (!parsed.success) return 'unknown failure';
  const { name, code, responseCode, cause } = parsed.data;
  if (code === 'ETLS') return 'ETLS: the mail server offers no working STARTTLS';
  if (responseCode !== undefined) return `SMTP ${responseCode}`;
  if (name === 'TimeoutError') return 'no answer in time';
  // fetch wraps what happened on the network.
  if (code === undefined && cause !== undefined) return describeFailure(cause);
  return code ?? name ?? 'unknown failure';
}
