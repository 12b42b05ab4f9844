import { consultationFields, getFields } from '../../lib/forms/consultation.ts';
import { planLeadDeliveries } from '../leads/intake.ts';
import {
  type Appointment,
  isToVisitor,
  type Lead,
  type LeadDelivery,
  listLongAnswers,
  listShortAnswers,
} from '../model.ts';
import { listDeliveries } from '../outbox/deliveries.ts';
import { listParkedLeadIds, retryLead, retryParkedDigests } from '../outbox/retry.ts';
import { formatAnswerCell, formatConsent } from '../own-answers.ts';
import { findLastAppointment, listAppointments } from '../store/appointments.ts';
import { listLeads } from '../store/leads.ts';
import { toPlainLines, toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime } from '../text/format.ts';
import { type CommandContext, createCommand, type Run, readLead, runAsProcess } from './command.ts';
import { eraseLeads } from './erase.ts';
import { createListing, formatDeliveryState, formatTable, toIsoTime } from './output.ts';

interface Entry {
  lead: Lead;
  state: string;
  /** The last call, which is the open one if there is one. */
  call: Appointment | undefined;
}

const listing = createListing<Entry>({
  help: 'every lead, newest first',
  async read({ store, onUnreadable }) {
    const leads = await listLeads(store, onUnreadable);
    const deliveries = Map.groupBy(
      await listDeliveries(store),
      ({ leadId }: LeadDelivery) => leadId,
    );
    const appointments = (await listAppointments(store)).sort((a, b) => a.bookedAt - b.bookedAt);
    const calls = new Map(appointments.map((appointment) => [appointment.leadId, appointment]));
    return leads.map((lead) => ({
      lead,
      state: formatLeadState(lead, deliveries.get(lead.id) ?? []),
      call: calls.get(lead.id),
    }));
  },
  none: 'No leads yet.',
  getColumns: ({ timeZone }) => ({
    REFERENCE: ({ lead }) => lead.reference,
    RECEIVED: ({ lead }) => formatTime(timeZone, lead.receivedAt),
    FORM: ({ lead }) => lead.form,
    NAME: ({ lead }) => lead.name,
    COMPANY: ({ lead }) => lead.company,
    'E-MAIL': ({ lead }) => lead.email,
    STATE: ({ state }) => state,
  }),
  exportHelp: 'every lead with all its fields, to a new file or standard output',
  getExported(leads) {
    // A removed own field keeps its column while a lead has an answer.
    const ownHeadings = new Set(leads.flatMap(({ lead }) => Object.keys(listOwnCells(lead))));
    return {
      reference: ({ lead }) => lead.reference,
      receivedAt: ({ lead }) => toIsoTime(lead.receivedAt),
      form: ({ lead }) => lead.form,
      ...Object.fromEntries(
        consultationFields.map(({ heading, name }) => [heading, ({ lead }: Entry) => lead[name]]),
      ),
      ...Object.fromEntries(
        [...ownHeadings].map((heading) => [
          heading,
          ({ lead }: Entry) => listOwnCells(lead)[heading] ?? null,
        ]),
      ),
      page: ({ lead }) => lead.page,
      campaign: ({ lead }) => lead.campaign,
      state: ({ state }) => state,
      spamReason: ({ lead }) => lead.spamReason,
      // Only once calls are booked.
      ...(leads.some(({ call }) => call) && {
        callStart: ({ call }: Entry) => toIsoTime(call?.startsAt),
        callState: ({ call }: Entry) => call?.status ?? null,
      }),
    };
  },
});

function formatLeadState(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  // A mail to a mistyped address is not a lost lead.
  const toFirm = deliveries.filter((delivery) => !isToVisitor(delivery));
  if (lead.spamReason === null) return formatDeliveryState(toFirm);
  return toFirm.length === 0 ? 'suspected spam' : `suspected spam, ${formatDeliveryState(toFirm)}`;
}

const show: Run = async (context) => {
  const lead = await readLead(context);
  const { store, record, timeZone } = context;
  const deliveries = await listDeliveries(store, lead.id);
  const fields = getFields(record.words.form.fields);
  const call = await findLastAppointment(store.db, lead.id);
  const facts = [
    ...listFacts(lead, formatLeadState(lead, deliveries), fields, timeZone),
    ...(call ? [formatCall(call, timeZone)] : []),
  ];
  const width = Math.max(...facts.map(([label]) => label.length));
  return [
    ...facts.map(([label, value]) => `${label.padEnd(width)}  ${toSingleLine(value)}`),
    '',
    ...listLongAnswers(lead, fields).flatMap(({ heading, value }, index) => [
      ...(index > 0 ? [''] : []),
      ...(heading ? [heading] : []),
      ...toPlainLines(value).map((line) => `  ${line}`.trimEnd()),
    ]),
    '',
    formatDeliveries(deliveries, timeZone),
    '',
  ].join('\n');
};

type Fact = [label: string, value: string];

function listFacts(
  lead: Lead,
  state: string,
  fields: ReturnType<typeof getFields>,
  timeZone: string,
): Fact[] {
  const campaign = Object.entries(lead.campaign).map(([key, value]) => `${key}=${value}`);
  return [
    ['Reference', lead.reference],
    ['Received', formatTime(timeZone, lead.receivedAt)],
    ['State', lead.spamReason === null ? state : `${state}: ${lead.spamReason}`],
    ...listShortAnswers(lead, fields, timeZone).map(
      ({ label, value }): Fact => [label, value || 'not given'],
    ),
    ['Form', lead.form],
    ['Page', lead.page ?? 'not given'],
    ['Campaign', campaign.join(', ') || 'none'],
  ];
}

const formatCall = ({ startsAt, person, status }: Appointment, timeZone: string): Fact => [
  'Call',
  `${formatTime(timeZone, startsAt)} with ${person}, ${status}`,
];

function formatDeliveries(deliveries: readonly LeadDelivery[], timeZone: string): string {
  if (deliveries.length === 0) {
    return "No deliveries: the daily digest lists it. 'npm run leads -- retry' delivers it.";
  }
  const columns = {
    DELIVERY: ({ kind }: LeadDelivery) => kind,
    TO: ({ recipient }: LeadDelivery) => recipient ?? '',
    STATUS: ({ status }: LeadDelivery) => status,
    ATTEMPTS: ({ attempts }: LeadDelivery) => String(attempts),
    'NEXT ATTEMPT': ({ status, dueAt }: LeadDelivery) =>
      status === 'pending' ? formatTime(timeZone, dueAt) : '',
    'LAST ERROR': ({ lastError }: LeadDelivery) => lastError ?? '',
  };
  return formatTable(columns, deliveries);
}

/** A consent has a second column for its time and wording. */
const listOwnCells = ({ ownAnswers }: Lead): Record<string, string> =>
  Object.fromEntries(
    ownAnswers.flatMap((answer) => [
      [answer.heading, formatAnswerCell(answer)],
      ...(answer.kind === 'consent' ? [[`${answer.heading} (agreed)`, formatConsent(answer)]] : []),
    ]),
  );

const retry: Run = (context) =>
  context.options['all-parked'] ? retryAllParked(context) : retryOne(context);

async function retryOne(context: CommandContext): Promise<string> {
  const { store, config, now } = context;
  const lead = await readLead(context);
  const deliveries = await listDeliveries(store, lead.id);
  if (lead.spamReason !== null || deliveries.some(({ status }) => status !== 'delivered')) {
    const release = lead.spamReason === null ? '' : 'releases it as no spam, and ';
    await context.confirm(
      `This ${release}sends what ${lead.reference} has not delivered: ${toSingleLine(lead.name)}, ${toSingleLine(lead.email)}.`,
    );
  }
  const planned = planLeadDeliveries(config);
  const retried = { leadId: lead.id, planned, releases: true, now };
  const { released, due } = await retryLead(store, retried);
  const releaseNote = released ? `${lead.reference} is no longer suspected spam.\n` : '';
  if (due === 0) return `${releaseNote}${lead.reference} has nothing left to deliver.\n`;
  return `${releaseNote}${lead.reference}: ${formatDueNow(due)}`;
}

async function retryAllParked({ store, config, now, confirm }: CommandContext): Promise<string> {
  const leads = await listParkedLeadIds(store);
  const plan = `This sends the parked deliveries of ${formatCount(leads.length, 'lead')}, and parked digests.`;
  await confirm(plan);
  let count = await retryParkedDigests(store, now);
  if (leads.length + count === 0) return 'No delivery is parked.\n';
  const planned = planLeadDeliveries(config);
  for (const leadId of leads) {
    count += (await retryLead(store, { leadId, planned, releases: false, now })).due;
  }
  return `${formatCount(leads.length, 'lead')}: ${formatDueNow(count)}`;
}

const formatDueNow = (count: number) =>
  `${count === 1 ? '1 delivery is' : `${count} deliveries are`} due now. The running server sends within a few seconds.\n`;

export const leads = createCommand('leads', {
  ...listing,
  show: {
    usage: 'show REF',
    help: 'one lead with its message and its deliveries',
    argument: 'reference',
    run: show,
  },
  retry: {
    usage: 'retry REF | --all-parked [--yes]',
    help: 'send undelivered emails and webhook calls again, for one lead or all parked ones; also releases suspected spam',
    argument: 'reference',
    run: retry,
  },
  erase: {
    usage: 'erase EMAIL [--yes]',
    help: 'delete every lead of an address with its deliveries',
    argument: 'email address',
    run: eraseLeads,
  },
});

if (import.meta.main) await runAsProcess(leads);
