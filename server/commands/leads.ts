import { parseArgs } from 'node:util';
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
import {
  type CommandContext,
  confirmOptions,
  createCommand,
  type Run,
  readLead,
  runAsProcess,
  UsageError,
} from './command.ts';
import { eraseLeads } from './erase-leads.ts';
import {
  exportOptions,
  formatDeliveryState,
  formatExport,
  formatTable,
  toIsoTime,
} from './output.ts';

const list: Run = async (context, args) => {
  parseArgs({ args });
  const leads = await readLeads(context);
  if (leads.length === 0) return 'No leads yet.\n';
  const { timeZone } = context;
  const columns = {
    REFERENCE: ({ lead }: Entry) => lead.reference,
    RECEIVED: ({ lead }: Entry) => formatTime(timeZone, lead.receivedAt),
    FORM: ({ lead }: Entry) => lead.form,
    NAME: ({ lead }: Entry) => lead.name,
    COMPANY: ({ lead }: Entry) => lead.company,
    'E-MAIL': ({ lead }: Entry) => lead.email,
    STATE: ({ state }: Entry) => state,
  };
  return `${formatTable(columns, leads)}\n`;
};

interface Entry {
  lead: Lead;
  state: string;
}

async function readLeads({ store, onUnreadable }: CommandContext): Promise<Entry[]> {
  const leads = await listLeads(store, onUnreadable);
  const deliveries = await listDeliveries(store);
  const deliveriesByLead = Map.groupBy(deliveries, ({ leadId }: LeadDelivery) => leadId);
  return leads.map((lead) => ({
    lead,
    state: formatLeadState(lead, deliveriesByLead.get(lead.id) ?? []),
  }));
}

function formatLeadState(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  // A mail to a mistyped address is not a lost lead.
  const toFirm = deliveries.filter((delivery) => !isToVisitor(delivery));
  if (lead.spamReason === null) return formatDeliveryState(toFirm);
  return toFirm.length === 0 ? 'suspected spam' : `suspected spam, ${formatDeliveryState(toFirm)}`;
}

const show: Run = async (context, args) => {
  const lead = await readLead(context, parseArgs({ args, allowPositionals: true }).positionals);
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

const exportLeads: Run = async (context, args) => {
  const { values } = parseArgs({ args, options: exportOptions });
  const leads = await readLeads(context);
  const appointments = await listAppointments(context.store);
  // The last call of each lead, which is the open one if there is one.
  const calls = new Map(
    appointments
      .toSorted((a, b) => a.bookedAt - b.bookedAt)
      .map((appointment) => [appointment.leadId, appointment]),
  );
  // A removed own field keeps its column while a lead has an answer.
  const ownHeadings = new Set(leads.flatMap(({ lead }) => Object.keys(listOwnCells(lead))));
  const columns = {
    reference: ({ lead }: Entry) => lead.reference,
    receivedAt: ({ lead }: Entry) => toIsoTime(lead.receivedAt),
    form: ({ lead }: Entry) => lead.form,
    ...Object.fromEntries(
      consultationFields.map(({ heading, name }) => [heading, ({ lead }: Entry) => lead[name]]),
    ),
    ...Object.fromEntries(
      [...ownHeadings].map((heading) => [
        heading,
        ({ lead }: Entry) => listOwnCells(lead)[heading] ?? null,
      ]),
    ),
    page: ({ lead }: Entry) => lead.page,
    campaign: ({ lead }: Entry) => lead.campaign,
    state: ({ state }: Entry) => state,
    spamReason: ({ lead }: Entry) => lead.spamReason,
    // Only once calls are booked.
    ...(calls.size > 0 && {
      callStart: ({ lead }: Entry) => toIsoTime(calls.get(lead.id)?.startsAt),
      callState: ({ lead }: Entry) => calls.get(lead.id)?.status ?? null,
    }),
  };
  return formatExport(values, columns, leads);
};

/** A consent has a second column for its time and wording. */
const listOwnCells = ({ ownAnswers }: Lead): Record<string, string> =>
  Object.fromEntries(
    ownAnswers.flatMap((answer) => [
      [answer.heading, formatAnswerCell(answer)],
      ...(answer.kind === 'consent' ? [[`${answer.heading} (agreed)`, formatConsent(answer)]] : []),
    ]),
  );

const retryOptions = {
  ...confirmOptions,
  'all-parked': { type: 'boolean', default: false },
} as const;

const retry: Run = async (context, args) => {
  const { values, positionals } = parseArgs({
    args,
    options: retryOptions,
    allowPositionals: true,
  });
  if (!values['all-parked']) return retryOne(context, positionals, values.yes);
  if (positionals.length > 0)
    throw new UsageError('Name one reference or use --all-parked, not both.');
  return retryAllParked(context, values.yes);
};

async function retryOne(
  context: CommandContext,
  positionals: string[],
  yes: boolean,
): Promise<string> {
  const { store, config, now } = context;
  const lead = await readLead(context, positionals);
  const deliveries = await listDeliveries(store, lead.id);
  if (lead.spamReason !== null || deliveries.some(({ status }) => status !== 'delivered')) {
    const release = lead.spamReason === null ? '' : 'releases it as no spam, and ';
    await context.confirm(
      `This ${release}sends what ${lead.reference} has not delivered: ${toSingleLine(lead.name)}, ${toSingleLine(lead.email)}.`,
      yes,
    );
  }
  const planned = planLeadDeliveries(config);
  const retried = { leadId: lead.id, planned, releases: true, now };
  const { released, due } = await retryLead(store, retried);
  const releaseNote = released ? `${lead.reference} is no longer suspected spam.\n` : '';
  if (due === 0) return `${releaseNote}${lead.reference} has nothing left to deliver.\n`;
  return `${releaseNote}${lead.reference}: ${formatDueNow(due)}`;
}

async function retryAllParked(
  { store, config, now, confirm }: CommandContext,
  yes: boolean,
): Promise<string> {
  const leads = await listParkedLeadIds(store);
  const plan = `This sends the parked deliveries of ${formatCount(leads.length, 'lead')}, and parked digests.`;
  await confirm(plan, yes);
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
  list: { usage: 'list', help: 'every lead, newest first', run: list },
  show: {
    usage: 'show REF',
    help: 'one lead with its message and its deliveries',
    run: show,
  },
  export: {
    usage: 'export [--format csv|json] [--output FILE]',
    help: 'every lead with all its fields, to a new file or standard output',
    run: exportLeads,
  },
  retry: {
    usage: 'retry REF | --all-parked [--yes]',
    help: 'send undelivered emails and webhook calls again, for one lead or all parked ones; also releases suspected spam',
    run: retry,
  },
  erase: {
    usage: 'erase EMAIL [--yes]',
    help: 'delete every lead of an address with its deliveries',
    run: eraseLeads,
  },
});

if (import.meta.main) await runAsProcess(leads);
