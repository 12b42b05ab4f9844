import { cancelCall } from '../booking/booking.ts';
import { readBookingSettings } from '../booking/booking-settings.ts';
import type { Appointment, Lead } from '../model.ts';
import { findLastAppointment, listAppointments } from '../store/appointments.ts';
import { listLeads } from '../store/leads.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatTime } from '../text/format.ts';
import { CommandError, createCommand, type Run, readLead, runAsProcess } from './command.ts';
import { createListing, toIsoTime } from './output.ts';

interface Entry {
  appointment: Appointment;
  lead: Lead;
  /** The status, or that an open call is over. */
  state: string;
}

const listing = createListing<Entry>({
  help: 'every call, the earliest first',
  async read({ store, now, onUnreadable }) {
    const leads = new Map((await listLeads(store, onUnreadable)).map((lead) => [lead.id, lead]));
    return (await listAppointments(store)).flatMap((appointment) => {
      const lead = leads.get(appointment.leadId);
      const isOver = appointment.status === 'open' && appointment.endsAt <= now;
      return lead ? [{ appointment, lead, state: isOver ? 'over' : appointment.status }] : [];
    });
  },
  none: 'No calls yet.',
  getColumns: ({ timeZone }) => ({
    REFERENCE: ({ lead }) => lead.reference,
    START: ({ appointment }) => formatTime(timeZone, appointment.startsAt),
    WITH: ({ appointment }) => appointment.person,
    NAME: ({ lead }) => lead.name,
    COMPANY: ({ lead }) => lead.company,
    'E-MAIL': ({ lead }) => lead.email,
    PHONE: ({ lead }) => lead.phone,
    BOOKED: ({ appointment }) => formatTime(timeZone, appointment.bookedAt),
    STATE: ({ state }) => state,
  }),
  exportHelp: 'every call with its visitor, to a new file or standard output',
  getExported: () => ({
    reference: ({ lead }) => lead.reference,
    start: ({ appointment }) => toIsoTime(appointment.startsAt),
    end: ({ appointment }) => toIsoTime(appointment.endsAt),
    person: ({ appointment }) => appointment.person,
    call: ({ appointment }) => appointment.call,
    name: ({ lead }) => lead.name,
    company: ({ lead }) => lead.company,
    email: ({ lead }) => lead.email,
    phone: ({ lead }) => lead.phone,
    zone: ({ appointment }) => appointment.zone,
    bookedAt: ({ appointment }) => toIsoTime(appointment.bookedAt),
    state: ({ state }) => state,
    uid: ({ appointment }) => appointment.uid,
  }),
});

const cancel: Run = async (context) => {
  const { store, now, timeZone, confirm } = context;
  const booking = readBookingSettings(context);
  if (!booking)
    throw new CommandError('The built site has no hours.yaml, so calls cannot be canceled.');
  const lead = await readLead(context);
  const call = await findLastAppointment(store.db, lead.id);
  if (call?.status === 'open' && call.startsAt > now) {
    const time = formatTime(timeZone, call.startsAt);
    const visitor = `${toSingleLine(lead.name)}, ${toSingleLine(lead.email)}`;
    await confirm(
      `This cancels the call of ${lead.reference}, takes back the right to book, and mails both sides:\n  ${time} with ${call.person}: ${visitor}`,
    );
  }
  const result = await cancelCall({ ...booking, store }, lead.id, now, true);
  const of = `The call of ${lead.reference}`;
  if (result.kind === 'past') throw new CommandError(`${of} has begun or is over.`);
  if (result.kind !== 'cancelled') throw new CommandError(`${of} does not exist.`);
  return result.isRepeat
    ? `${of} was canceled before.\n`
    : `${of} is canceled.\nBoth sides get a mail. The running server sends within a few seconds.\n`;
};

export const appointments = createCommand('appointments', {
  ...listing,
  cancel: {
    usage: 'cancel REF [--yes]',
    help: 'cancel a call; its visitor cannot book again',
    argument: 'reference',
    run: cancel,
  },
});

if (import.meta.main) await runAsProcess(appointments);
