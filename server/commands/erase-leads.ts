import { randomUUID } from 'node:crypto';
import { minuteMs } from '../../lib/durations.ts';
import { readBookingSettings } from '../booking/booking-settings.ts';
import { composeErasureMails } from '../booking/call-mails.ts';
import { systemClock } from '../clock.ts';
import type { Appointment } from '../model.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { addEnvelope, deleteStoredMails, openTransport } from '../outbox/mail-transport.ts';
import { createMailContext } from '../outbox/send-mail.ts';
import { listAppointments } from '../store/appointments.ts';
import {
  deleteLeadsByEmail,
  findLeadsByEmail,
  findSubscriptionsByEmail,
} from '../store/erasure.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime } from '../text/format.ts';
import {
  type CommandContext,
  CommandError,
  overwriteErased,
  type Run,
  readErasure,
} from './command.ts';

/** Deletes every lead of an address, and tells those who take its calls. */
export const eraseLeads: Run = async (context, args) => {
  const { store, now, timeZone } = context;
  const { email, yes } = readErasure(args);
  const address = toSingleLine(email);
  const found = await findLeadsByEmail(store.db, email);
  if (found.length === 0) {
    // A reader may have prevented it in an earlier erasure.
    await overwriteErased(context);
    throw new CommandError(`No lead has the address ${address}.`);
  }
  const references = new Map(found.map(({ id, reference }) => [id, reference]));
  const calls = (await listAppointments(store)).filter(
    ({ leadId, status, endsAt }) => references.has(leadId) && status === 'open' && endsAt > now,
  );
  const callNotes = calls.map(
    ({ startsAt, person }) =>
      `The call on ${formatTime(timeZone, startsAt)} with ${person} is canceled; they get a mail, and the visitor none.`,
  );
  const listed = [...references.values()].sort().join(', ');
  const plan = `This deletes ${formatCount(found.length, 'lead')} of ${address}: ${listed}.`;
  await context.confirm([plan, ...callNotes].join('\n'), yes);
  await deleteStoredMails(context.config.DATA_DIR);
  await tellOfErasure(context, calls, references);
  const deleted = await deleteLeadsByEmail(store, email);
  await overwriteErased(context);
  const sentences = [
    `${address} is erased: ${formatCount(deleted.length, 'lead')} (${deleted.join(', ')}), with all deliveries.`,
    ...callNotes,
    'Copies that were mailed or relayed are not deleted. Search for them by reference.',
  ];
  if ((await findSubscriptionsByEmail(store.db, email)).length > 0) {
    sentences.push(
      "A newsletter subscription of this address remains. 'npm run newsletter -- erase' deletes it.",
    );
  }
  return `${sentences.join('\n')}\n`;
};

/**
 * Mails those who take the calls, before the data is deleted: without it, nobody could be told.
 * @throws CommandError if a mail is not accepted; nothing is deleted then
 */
async function tellOfErasure(
  { config, record, now }: CommandContext,
  calls: readonly Appointment[],
  references: ReadonlyMap<string, string>,
): Promise<void> {
  if (calls.length === 0) return;
  const clock = { ...systemClock, now: () => now };
  const context = createMailContext({ config, record, clock });
  const booking = readBookingSettings(context);
  if (!booking)
    throw new CommandError('The built site has no hours.yaml, so nobody can be told of the call.');
  const transport = openTransport(config, clock);
  const mails = calls.flatMap((call) =>
    composeErasureMails(context, booking, call, references.get(call.leadId) ?? ''),
  );
  try {
    for (const mail of mails) {
      const id = randomUUID();
      const message = addEnvelope(mail, id, config.MAIL_FROM, now);
      await transport.send(message, `cancellation_${id}`, AbortSignal.timeout(minuteMs));
    }
  } catch (error) {
    throw new CommandError(
      `The cancellation of the call could not be mailed (${describeFailure(error)}). Nothing was erased. Run the command again.`,
    );
  } finally {
    transport.close();
  }
}
