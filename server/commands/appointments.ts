import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import { cancelCall } from '../booking/booking.ts';
import { type BookingSettings, readBookingSettings } from '../booking/booking-settings.ts';
import { createTokens } from '../domain/tokens.ts';
import type { Appointment, Lead } from '../model.ts';
import { readTokenSecret } from '../settings/secrets.ts';
import { findLastAppointment, listAppointments } from '../store/appointments.ts';
import { findLead, listLeads } from '../store/leads.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { canonicalizeEmail, getMailHost } from '../text/email.ts';
import { formatCount, formatTime } from '../text/format.ts';
import {
  type CommandContext,
  CommandError,
  confirmOptions,
  createCommand,
  type Run,
  requireOne,
  runAsProcess,
  UsageError,
} from './command.ts';
import { exportOptions, formatExport, formatTable, toIsoTime } from './output.ts';

interface Entry {
  appointment: Appointment;
  lead: Lead;
}

/** Lists the calls whose leads can be read, the earliest first. */
async function readEntries({ store, onUnreadable }: CommandContext): Promise<Entry[]> {
  const leads = new Map((await listLeads(store, onUnreadable)).map((lead) => [lead.id, lead]));
  const appointments = await listAppointments(store);
  return appointments.flatMap((appointment) => {
    const lead = leads.get(appointment.leadId);
    return lead ? [{ appointment, lead }] : [];
  });
}

const list: Run = async (context, args) => {
  parseArgs({ args });
  const entries = await readEntries(context);
  if (entries.length === 0) return 'No calls yet.\n';
  const format = (instant: number) => formatTime(getTimeZone(context.record.brand), instant);
  const columns = {
    REFERENCE: ({ lead }: Entry) => lead.reference,
    START: ({ appointment }: Entry) => format(appointment.startsAt),
    WITH: ({ appointment }: Entry) => appointment.person,
    NAME: ({ lead }: Entry) => lead.name,
    COMPANY: ({ lead }: Entry) => lead.company,
    'E-MAIL': ({ lead }: Entry) => lead.email,
    PHONE: ({ lead }: Entry) => lead.phone,
    BOOKED: ({ appointment }: Entry) => format(appointment.bookedAt),
    STATE: ({ appointment }: Entry) => formatState(appointment, context.now),
  };
  return `${formatTable(columns, entries)}\n`;
};

const formatState = ({ status, endsAt }: Appointment, now: number) =>
  status === 'open' && endsAt <= now ? 'over' : status;

const exportAppointments: Run = async (context, args) => {
  const { values } = parseArgs({ args, options: exportOptions });
  const columns = {
    reference: ({ lead }: Entry) => lead.reference,
    start: ({ appointment }: Entry) => toIsoTime(appointment.startsAt),
    end: ({ appointment }: Entry) => toIsoTime(appointment.endsAt),
    person: ({ appointment }: Entry) => appointment.person,
    call: ({ appointment }: Entry) => appointment.call,
    name: ({ lead }: Entry) => lead.name,
    company: ({ lead }: Entry) => lead.company,
    email: ({ lead }: Entry) => lead.email,
    phone: ({ lead }: Entry) => lead.phone,
    zone: ({ appointment }: Entry) => appointment.zone,
    bookedAt: ({ appointment }: Entry) => toIsoTime(appointment.bookedAt),
    state: ({ appointment }: Entry) => formatState(appointment, context.now),
    uid: ({ appointment }: Entry) => appointment.uid,
  };
  return formatExport(values, columns, await readEntries(context));
};

const cancelOptions = {
  ...confirmOptions,
  domain: { type: 'string' },
  since: { type: 'string' },
  quiet: { type: 'boolean', default: false },
} as const;

const cancel: Run = async (context, args) => {
  const { values, positionals } = parseArgs({
    args,
    options: cancelOptions,
    allowPositionals: true,
  });
  const settings = readSettings(context);
  if (values.domain === undefined && values.since === undefined) {
    return cancelOne(context, settings, requireOne(positionals, 'reference'), values);
  }
  if (positionals.length > 0)
    throw new UsageError('Name a reference, or use --domain and --since.');
  const since = values.since === undefined ? Number.NEGATIVE_INFINITY : readTime(values.since);
  const host = values.domain === undefined ? undefined : readDomain(values.domain);
  const wanted = (await readEntries(context)).filter(
    ({ appointment, lead }) =>
      appointment.status === 'open' &&
      appointment.startsAt > context.now &&
      appointment.bookedAt >= since &&
      (host === undefined || isMailOf(lead.email, host)),
  );
  if (wanted.length === 0) return 'No open call matches.\n';
  const plan = wanted.map((entry) => `  ${describe(entry, settings)}`);
  const count = formatCount(wanted.length, 'call');
  await context.confirm(
    `This cancels ${count}, ${formatEffect(values)}:\n${plan.join('\n')}`,
    values.yes,
  );
  const references: string[] = [];
  for (const { lead } of wanted) {
    const { kind } = await cancelCall({ ...settings, store: context.store }, lead.id, context.now, {
      byFirm: true,
      isQuiet: values.quiet,
    });
    if (kind === 'cancelled') references.push(lead.reference);
  }
  return `${formatCount(references.length, 'call')} canceled: ${references.join(', ')}.\n${formatMailNote(values)}`;
};

const formatEffect = ({ quiet }: { quiet: boolean }) =>
  `takes back the right to book, and mails ${quiet ? 'the firm only' : 'both sides'}`;

const formatMailNote = ({ quiet }: { quiet: boolean }) =>
  `${quiet ? 'Only the firm gets' : 'Both sides get'} a mail. The running server sends within a few seconds.\n`;

/** Whether an address is at a domain or below it, in any spelling. */
function isMailOf(email: string, host: string): boolean {
  const own = getMailHost(canonicalizeEmail(email));
  return own === host || own.endsWith(`.${host}`);
}

function readSettings(context: CommandContext): BookingSettings {
  const tokens = createTokens(readTokenSecret(context.config));
  const settings = readBookingSettings(context, tokens);
  if (settings) return settings;
  throw new CommandError('The built site has no hours.yaml, so calls cannot be canceled.');
}

const describe = (
  { appointment, lead }: Entry,
  { timeZone }: Pick<BookingSettings, 'timeZone'>,
): string =>
  `${lead.reference}, ${formatTime(timeZone, appointment.startsAt)} with ${appointment.person}: ${toSingleLine(lead.name)}, ${toSingleLine(lead.email)}, booked ${formatTime(timeZone, appointment.bookedAt)}`;

const timeSchema = z.iso.datetime({ offset: true });

/** @throws UsageError unless the text is a time in ISO 8601 with its zone */
function readTime(text: string): number {
  const { data } = timeSchema.safeParse(text);
  if (data !== undefined) return Date.parse(data);
  throw new UsageError(
    'The time must have a date and a zone, such as 2026-12-01T09:00Z or 2026-12-01T09:00-06:00.',
  );
}

/** @throws UsageError unless the text is a mail domain */
function readDomain(text: string): string {
  const host = getMailHost(canonicalizeEmail(`any@${text}`));
  if (z.hostname().safeParse(host).success && host.includes('.')) return host;
  throw new UsageError('The domain must look like firm.example.');
}

async function cancelOne(
  { store, now, confirm }: CommandContext,
  settings: BookingSettings,
  reference: string,
  options: { yes: boolean; quiet: boolean },
): Promise<string> {
  const name = toSingleLine(reference);
  const lead = await findLead(store, reference);
  if (!lead) throw new CommandError(`No lead has the reference ${name}.`);
  const appointment = await findLastAppointment(store.db, lead.id);
  if (appointment?.status === 'open' && appointment.startsAt > now) {
    const call = describe({ appointment, lead }, settings);
    await confirm(`This cancels a call, ${formatEffect(options)}:\n  ${call}`, options.yes);
  }
  const result = await cancelCall({ ...settings, store }, lead.id, now, {
    byFirm: true,
    isQuiet: options.quiet,
  });
  switch (result.kind) {
    case 'cancelled':
      return result.isRepeat
        ? `The call of ${lead.reference} was canceled before.\n`
        : `The call of ${lead.reference} is canceled.\n${formatMailNote(options)}`;
    case 'past':
      throw new CommandError(`The call of ${lead.reference} has begun or is over.`);
    default:
      throw new CommandError(`${lead.reference} has no call.`);
  }
}

export const appointments = createCommand('appointments', {
  list: { usage: 'list', help: 'every call, the earliest first', run: list },
  export: {
    usage: 'export [--format csv|json] [--output FILE]',
    help: 'every call with its visitor, to a new file or standard output',
    run: exportAppointments,
  },
  cancel: {
    usage: 'cancel REF | --domain DOMAIN | --since TIME [--quiet] [--yes]',
    help: 'cancel a call, or all open calls of a mail domain or that were booked since a time; their visitors cannot book again, and get no mail with --quiet',
    run: cancel,
  },
});

if (import.meta.main) await runAsProcess(appointments);
