import { parseArgs } from 'node:util';
import { z } from 'zod';
import { cancelCall } from '../booking/booking.ts';
import { type BookingSettings, readBookingSettings } from '../booking/booking-settings.ts';
import type { Appointment, Lead } from '../model.ts';
import { listAppointments } from '../store/appointments.ts';
import { listLeads } from '../store/leads.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { canonicalizeEmail, getMailHost } from '../text/email.ts';
import { formatCount, formatTime } from '../text/format.ts';
import {
  type CommandContext,
  CommandError,
  confirmOptions,
  createCommand,
  type Run,
  readLead,
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
  const format = (instant: number) => formatTime(context.timeZone, instant);
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
  const { store, now, confirm, warn } = context;
  const { values, positionals } = parseArgs({
    args,
    options: cancelOptions,
    allowPositionals: true,
  });
  const settings = { ...readSettings(context), store };
  const isWanted = readSelection(values, positionals);
  const named = positionals.length > 0 ? [await readLead(context, positionals)] : [];
  const open = (await readEntries(context)).filter(
    (entry) => isOpen(entry, now) && isWanted(entry),
  );
  const leads = positionals.length > 0 ? named : open.map(({ lead }) => lead);
  if (leads.length === 0) return 'No open call matches.\n';
  if (open.length > 0) {
    const effect = `takes back the right to book, and mails ${values.quiet ? 'the firm only' : 'both sides'}`;
    const calls = open.map((entry) => `  ${describe(entry, settings)}`).join('\n');
    await confirm(
      `This cancels ${formatCount(open.length, 'call')}, ${effect}:\n${calls}`,
      values.yes,
    );
  }
  const lines: string[] = [];
  for (const { id, reference } of leads) {
    const options = { byFirm: true, isQuiet: values.quiet };
    const result = await cancelCall(settings, id, now, options);
    const state =
      result.kind === 'cancelled' && result.isRepeat ? 'was canceled before' : states[result.kind];
    if (result.kind === 'cancelled') lines.push(`The call of ${reference} ${state}.`);
    else warn(`The call of ${reference} ${state}.`);
  }
  if (open.length > 0) {
    const recipients = values.quiet ? 'Only the firm gets' : 'Both sides get';
    lines.push(`${recipients} a mail. The running server sends within a few seconds.`);
  }
  return lines.map((line) => `${line}\n`).join('');
};

const states = {
  cancelled: 'is canceled',
  past: 'has begun or is over',
  none: 'does not exist',
  expired: 'does not exist',
} as const;

const isOpen = ({ appointment }: Entry, now: number): boolean =>
  appointment.status === 'open' && appointment.startsAt > now;

/** @throws UsageError unless the arguments name one reference, or a domain or a time */
function readSelection(
  { domain, since }: { domain?: string; since?: string },
  positionals: readonly string[],
): (entry: Entry) => boolean {
  if (domain === undefined && since === undefined) {
    const reference = requireOne(positionals, 'reference').trim().toUpperCase();
    return ({ lead }) => lead.reference === reference;
  }
  if (positionals.length > 0)
    throw new UsageError('Name a reference, or use --domain and --since.');
  const from = since === undefined ? Number.NEGATIVE_INFINITY : readTime(since);
  const host = domain === undefined ? undefined : readDomain(domain);
  return ({ appointment, lead }) =>
    appointment.bookedAt >= from && (host === undefined || isMailOf(lead.email, host));
}

/** Whether an address is at a domain or below it, in any spelling. */
function isMailOf(email: string, host: string): boolean {
  const own = getMailHost(canonicalizeEmail(email));
  return own === host || own.endsWith(`.${host}`);
}

function readSettings(context: CommandContext): BookingSettings {
  const settings = readBookingSettings(context);
  if (settings) return settings;
  throw new CommandError('The built site has no hours.yaml, so calls cannot be canceled.');
}

const describe = (
  { appointment, lead }: Entry,
  { timeZone }: Pick<BookingSettings, 'timeZone'>,
): string =>
  `${lead.reference}, ${formatTime(timeZone, appointment.startsAt)} with ${appointment.person}: ${toSingleLine(lead.name)}, ${toSingleLine(lead.email)}, booked ${formatTime(timeZone, appointment.bookedAt)}`;

/** With or without seconds. */
const timeSchema = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

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
