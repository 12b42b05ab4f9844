import { parseArgs } from 'node:util';
import { openNewsletter } from '../../domain/newsletter.ts';
import { listSubscriptions } from '../../store/subscriptions.ts';
import type { Run } from '../command.ts';
import { formatExport, formatOption } from '../table.ts';

const headings = ['email', 'status', 'createdAt', 'confirmedAt', 'unsubscribeUrl'] as const;

const toIsoTime = (value: number | null) => (value === null ? null : new Date(value).toISOString());

export const run: Run = async ({ store, config, record, onUnreadable }, args) => {
  const { values } = parseArgs({ args, options: formatOption });
  const { links } = openNewsletter(config, record);
  const subscriptions = await listSubscriptions(store, onUnreadable);
  const records = subscriptions.map(({ id, email, status, createdAt, confirmedAt }) => ({
    email,
    status,
    createdAt: toIsoTime(createdAt),
    confirmedAt: toIsoTime(confirmedAt),
    unsubscribeUrl: status === 'confirmed' ? links.unsubscribe(id).href : null,
  }));
  return formatExport(values.format, headings, records);
};
