import { parseArgs } from 'node:util';
import type { Lead } from '../model.ts';
import { findLead } from '../store/consultation-requests.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { type CommandContext, CommandError, UsageError } from './command.ts';

/**
 * The address that is the only argument, as it was typed and as a terminal may show it.
 * @throws UsageError without exactly one
 */
export function addressArgument(args: string[]): { email: string; shown: string } {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email?.trim() || more.length > 0) throw new UsageError('Name exactly one e-mail address.');
  return { email, shown: toSingleLine(email) };
}

/**
 * The lead whose reference is the only argument.
 * @throws UsageError without exactly one; CommandError if no lead has it
 */
export async function leadByArgument({ store }: CommandContext, args: string[]): Promise<Lead> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [reference, ...more] = positionals;
  if (reference === undefined || more.length > 0)
    throw new UsageError('Name exactly one reference.');
  const lead = await findLead(store, reference);
  if (lead) return lead;
  throw new CommandError(`No lead has the reference ${toSingleLine(reference)}.`);
}
