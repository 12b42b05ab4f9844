/** Erases what an email address has left (docs/running.md, Retention and erasure). */
import { listDeliveries } from '../outbox/deliveries.ts';
import { deleteStoredMails } from '../outbox/mail-transport.ts';
import { findLastAppointment } from '../store/appointments.ts';
import {
  deleteLeadsByEmail,
  findLeadsByEmail,
  findSubscriptionsByEmail,
} from '../store/erasure.ts';
import { overwriteDeleted } from '../store/store.ts';
import { suppress } from '../store/subscriptions.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount } from '../text/format.ts';
import { type CommandContext, CommandError, type Run } from './command.ts';

/** Deletes every lead of an address, unless somebody expects its call. */
export const eraseLeads: Run = async (context) => {
  const { store, argument: email } = context;
  const address = toSingleLine(email);
  const found = await findLeadsByEmail(store.db, email);
  for (const lead of found) await refuseOpenCall(context, lead);
  const references = found.map(({ reference }) => reference).sort();
  return erase(context, {
    noun: 'lead',
    found: found.length,
    plan: `This deletes ${formatCount(found.length, 'lead')} of ${address}: ${references.join(', ')}.`,
    async work() {
      const deleted = await deleteLeadsByEmail(store, email);
      const subscriptions = await findSubscriptionsByEmail(store.db, email);
      return [
        `${address} is erased: ${formatCount(deleted.length, 'lead')} (${deleted.join(', ')}), with all deliveries.`,
        'Copies that were mailed or relayed are not deleted. Search for them by reference.',
        ...(subscriptions.length > 0
          ? [
              "A newsletter subscription of this address remains. 'npm run newsletter -- erase' deletes it.",
            ]
          : []),
      ];
    },
  });
};

/** @throws CommandError while a call is open, or the mails that cancel it are not sent: without the data nobody could be told */
async function refuseOpenCall(
  { store, now, config }: CommandContext,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const call = await findLastAppointment(store.db, id);
  if (call?.status === 'open' && call.endsAt > now)
    throw new CommandError(
      `${reference} has a call. Cancel it first: npm run appointments -- cancel ${reference}`,
    );
  const isTelling = (await listDeliveries(store, id)).some(
    ({ kind, status }) => kind === 'cancellation' && status === 'pending',
  );
  // Without a mail server they never leave.
  if (isTelling && config.SMTP_URL)
    throw new CommandError(
      `The mails that cancel the call of ${reference} are not sent yet. Nothing was erased. Run the command again in a minute.`,
    );
}

export const eraseSubscriptions: Run = async (context) => {
  const { store, now, argument: email } = context;
  const address = toSingleLine(email);
  const found = await findSubscriptionsByEmail(store.db, email);
  const subscriptions = formatCount(found.length, 'subscription');
  return erase(context, {
    noun: 'subscription',
    found: found.length,
    plan: `This deletes ${subscriptions} of ${address} with all letters.`,
    async work() {
      await store.db.transaction().execute(async (transaction) => {
        for (const { id } of found) await suppress(transaction, id, now);
      });
      const leads = (await findLeadsByEmail(store.db, email)).length;
      const remain = leads === 1 ? 'remains' : 'remain';
      return [
        `${address} is erased: ${subscriptions} with all letters.`,
        'A keyed hash of the address stays, so that it is mailed again only after it confirms again.',
        ...(leads > 0
          ? [
              `${formatCount(leads, 'lead')} of this address ${remain}. 'npm run leads -- erase' deletes them.`,
            ]
          : []),
      ];
    },
  });
};

interface Erasure {
  /** Of what the address has: a lead or a subscription. */
  noun: string;
  found: number;
  /** What is deleted, for the question. */
  plan: string;
  /** @returns lines about what was deleted */
  work(): Promise<string[]>;
}

/** Erases what an address has, also in the emails of development and in what the store's files still hold. */
async function erase(
  context: CommandContext,
  { noun, found, plan, work }: Erasure,
): Promise<string> {
  if (found === 0) {
    // A reader may have prevented it in an earlier erasure.
    await overwriteErased(context);
    throw new CommandError(`No ${noun} has the address ${toSingleLine(context.argument)}.`);
  }
  await context.confirm(plan);
  const lines = await work();
  await deleteStoredMails(context.config.DATA_DIR);
  await overwriteErased(context);
  return `${lines.join('\n')}\n`;
}

/** Overwrites what the store's files still hold of erased data. It warns if a reader prevents that. */
async function overwriteErased({ store, warn }: CommandContext): Promise<void> {
  if (await overwriteDeleted(store)) return;
  warn(
    'The data is deleted, but could not be overwritten on disk while a backup or an export is reading the store. Run the same command again in a minute.',
  );
}
