import { expect } from 'vitest';
import { listDeliveries } from '../../../server/outbox/deliveries.ts';
import { listLeads } from '../../../server/store/leads.ts';
import type { MailServer } from '../../server/support/mail-server.ts';
import { readMail } from '../../server/support/mail-source.ts';
import type { WebhookReceiver } from '../../server/support/webhook-receiver.ts';
import { withStore } from '../../server/support/with-store.ts';
import { addTestStore } from '../../support/on-store.ts';

interface Evidence {
  settings: Record<string, string> & { DATA_DIR: string };
  /** Reference by name. */
  acknowledged: ReadonlyMap<string, string>;
  receiver: Pick<WebhookReceiver, 'calls'>;
  mailbox: Pick<MailServer, 'mails'>;
}

interface Audit {
  /** Acknowledged, but missing in the store, at the webhook or in the mailbox. */
  lost: string[];
  /** Stored twice, or delivered under two ids. */
  duplicated: string[];
  /** Stored without all of its deliveries. */
  half: string[];
  /** Delivered again under the same id, which receivers must expect. */
  repeats: number;
}

/** Compares the store and both receivers with the acknowledgments that visitors got. */
async function audit({ settings, acknowledged, ...peers }: Evidence): Promise<Audit> {
  const { leads, deliveries } = await withStore(await addTestStore(settings), async (store) => ({
    leads: await listLeads(store),
    deliveries: await listDeliveries(store),
  }));
  const byWebhook = groupIdsByReference(peers.receiver.calls.map(readWebhookReceipt));
  // Each recipient has a delivery with its own id.
  const byRecipient = Map.groupBy(peers.mailbox.mails, ({ to }) => to.join());
  const byMail = [...byRecipient.values()].map((mails) =>
    groupIdsByReference(mails.map(readMailReceipt)),
  );
  const named = Map.groupBy(leads, ({ name }) => name);
  const promised = [...acknowledged];
  const arrived = [byWebhook, ...byMail];
  const isStored = (name: string, reference: string) =>
    named.get(name)?.some((lead) => lead.reference === reference) ?? false;
  const twiceDelivered = arrived.flatMap((ids) =>
    [...ids].filter(([, each]) => each.size > 1).map(([reference]) => reference),
  );
  const received = peers.receiver.calls.length + peers.mailbox.mails.length;
  const distinct = arrived.flatMap((ids) => [...ids.values()]).reduce((n, { size }) => n + size, 0);
  return {
    lost: promised
      .filter(
        ([name, reference]) =>
          !isStored(name, reference) || !arrived.every((ids) => ids.has(reference)),
      )
      .map(([name]) => name),
    duplicated: [
      ...[...named].filter(([, each]) => each.length > 1).map(([name]) => name),
      ...twiceDelivered,
    ],
    half: leads
      .filter(
        ({ id }) => deliveries.filter(({ leadId }) => leadId === id).length !== arrived.length,
      )
      .map(({ reference }) => reference),
    repeats: received - distinct,
  };
}

/** @returns a summary in one line */
export async function expectNothingLost(evidence: Evidence): Promise<string> {
  const { repeats, ...faults } = await audit(evidence);
  expect(faults).toEqual({ lost: [], duplicated: [], half: [] });
  return `${evidence.acknowledged.size} acknowledged, 0 lost, 0 duplicated; ${repeats} came again under the same id`;
}

type Receipt = [reference: string, id: string];

function groupIdsByReference(receipts: readonly Receipt[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const [reference, id] of receipts) {
    ids.set(reference, (ids.get(reference) ?? new Set()).add(id));
  }
  return ids;
}

const readWebhookReceipt = ({ body, headers }: WebhookReceiver['calls'][number]): Receipt => [
  JSON.parse(body).reference,
  headers['webhook-id'] ?? 'none',
];

function readMailReceipt({ source }: MailServer['mails'][number]): Receipt {
  const { headers, text } = readMail(source);
  return [/Reference: (\S+)/.exec(text)?.[1] ?? 'none', headers.get('message-id') ?? 'none'];
}
