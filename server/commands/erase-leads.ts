import { randomUUID } from 'node:crypto';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import { minuteMs } from '../../lib/durations.ts';
import { readBookingSettings } from '../booking/booking-settings.ts';
import { composeErasureMails } from '../booking/call-mails.ts';
import { describeFailure } from '../deliveries/attempt.ts';
import { getDigestName, getMailFolder, openStoredMails } from '../deliveries/mail/stored-mails.ts';
import { addEnvelope, openTransport } from '../deliveries/mail/transport.ts';
import { openNewsletter } from '../domain/newsletter.ts';
import type { Appointment } from '../model.ts';
import { systemClock } from '../platform/clock.ts';
import { listAppointments } from '../store/appointments.ts';
import {
  deleteLeadsByEmail,
  findLeadsByEmail,
  findSubscriptionIds,
  type MailedLeads,
} from '../store/erasure.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime } from '../text/format.ts';
import {
  type CommandContext,
  CommandError,
  finishErasure,
  type Run,
  readErasure,
} from './command.ts';

/** Deletes every lead of an address, and tells those who take its calls. */
export const eraseLeads: Run = async (context, args) => {
  const { store, config, now } = context;
  const { email, yes } = readErasure(args);
  const found = await findLeadsByEmail(store, email);
  if (found.references.length === 0) {
    const report = await finishErasure(context);
    if (report !== undefined) return report;
    throw new CommandError(`No lead has the address ${toSingleLine(email)}.`);
  }
  const timeZone = getTimeZone(context.record.brand);
  const calls = (await listAppointments(store)).filter(
    ({ leadId, status, endsAt }) =>
      found.referencesById.has(leadId) && status === 'open' && endsAt > now,
  );
  const callNotes = calls.map(
    ({ startsAt, person }) =>
      `The call on ${formatTime(timeZone, startsAt)} with ${person} is canceled; they get a mail, and the visitor none.`,
  );
  const plan = `This deletes ${formatCount(found.references.length, 'lead')} of ${toSingleLine(email)}: ${found.references.join(', ')}.`;
  await context.confirm([plan, ...callNotes].join('\n'), yes);
  await tellOfErasure(context, calls, found.referencesById);
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  // Files first: without the rows, nothing identifies them.
  const earlyFiles = await mails.erase(listMailNames(found));
  const { deliveries, delivered, ...leads } = await deleteLeadsByEmail(store, email);
  // Files written since. An attempt in progress deletes its own file when its row no longer exists.
  const files = earlyFiles + (await mails.erase(listMailNames(leads)));
  await finishErasure(context);
  const { references } = leads;
  const counts = `${formatCount(deliveries, 'delivery', 'deliveries')} and ${formatCount(files, 'mail file')}`;
  const sentences = [
    `${toSingleLine(email)} is erased: ${formatCount(references.length, 'lead')} (${references.join(', ')}), ${counts}.`,
  ];
  sentences.push(...callNotes);
  if (delivered > 0) {
    sentences.push(
      'Copies that were mailed or relayed are not deleted. Search for them by reference.',
    );
  }
  if ((await findSubscriptionIds(store, email)).length > 0) {
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
  const { tokens, sender } = openNewsletter(config, record);
  const booking = readBookingSettings({ config, record }, tokens);
  if (!booking)
    throw new CommandError('The built site has no hours.yaml, so nobody can be told of the call.');
  const clock = { ...systemClock, now: () => now };
  const context = { config, record, clock };
  const transport = openTransport(config, clock);
  try {
    for (const appointment of calls) {
      for (const mail of composeErasureMails(
        context,
        sender,
        booking,
        appointment,
        references.get(appointment.leadId) ?? '',
      )) {
        const name = `${new Date(now).toISOString().replace(/[:.]/g, '-')}_call-${randomUUID()}`;
        await transport.send(
          addEnvelope(mail, randomUUID(), config.MAIL_FROM, now),
          name,
          AbortSignal.timeout(minuteMs),
        );
      }
    }
  } catch (error) {
    throw new CommandError(
      `The cancellation of the call could not be mailed (${describeFailure(error)}). Nothing was erased. Run the command again.`,
    );
  } finally {
    transport.close();
  }
}

/** A digest is erased completely; it only copies requests from the store. */
const listMailNames = ({ references, reportedAt }: MailedLeads) => [
  ...references,
  ...reportedAt.map(getDigestName),
];
