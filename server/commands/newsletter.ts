import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { emailSchema } from '../../lib/forms/text-schemas.ts';
import type { LetterDelivery, Subscription } from '../model.ts';
import { openNewsletter } from '../newsletter/newsletter.ts';
import { hashAddress } from '../newsletter/subscribe.ts';
import { listLetters } from '../outbox/deliveries.ts';
import { deleteStoredMails } from '../outbox/mail-transport.ts';
import { openTokens } from '../secrets.ts';
import { findLeadsByEmail, findSubscriptionsByEmail } from '../store/erasure.ts';
import { listSubscriptions, listSuppressedHashes, suppress } from '../store/subscriptions.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime } from '../text/format.ts';
import {
  CommandError,
  createCommand,
  overwriteErased,
  type Run,
  readErasure,
  requireOne,
  runAsProcess,
} from './command.ts';
import {
  exportOptions,
  formatDeliveryState,
  formatExport,
  formatTable,
  outputOptions,
  toIsoTime,
  writeOutput,
} from './output.ts';

const list: Run = async ({ store, timeZone }, args) => {
  parseArgs({ args });
  const subscriptions = await listSubscriptions(store);
  if (subscriptions.length === 0) return 'No subscriptions yet.\n';
  const letters = Map.groupBy(
    await listLetters(store),
    ({ subscriptionId }: LetterDelivery) => subscriptionId,
  );
  const format = (instant: number) => formatTime(timeZone, instant);
  const columns = {
    'E-MAIL': ({ email }: Subscription) => email,
    STATUS: ({ status }: Subscription) => status,
    ASKED: ({ requestedAt }: Subscription) => format(requestedAt),
    CONFIRMED: ({ confirmedAt }: Subscription) => (confirmedAt === null ? '' : format(confirmedAt)),
    'LAST LETTER': ({ id }: Subscription) => formatLetterState(letters.get(id)?.at(-1)),
  };
  return `${formatTable(columns, subscriptions)}\n`;
};

/** @returns such as `welcome delivered` */
function formatLetterState(letter: LetterDelivery | undefined): string {
  if (!letter) return '';
  const reason = letter.lastError === null ? '' : `: ${letter.lastError}`;
  return `${letter.kind} ${formatDeliveryState([letter])}${reason}`;
}

const exportSubscriptions: Run = async ({ store, config, record }, args) => {
  const { values } = parseArgs({ args, options: exportOptions });
  const { links } = openNewsletter(config, record);
  const columns = {
    email: ({ email }: Subscription) => email,
    status: ({ status }: Subscription) => status,
    createdAt: ({ createdAt }: Subscription) => toIsoTime(createdAt),
    confirmedAt: ({ confirmedAt }: Subscription) => toIsoTime(confirmedAt),
    unsubscribeUrl: ({ id, status }: Subscription) =>
      status === 'confirmed' ? links.createUnsubscribeUrl(id).href : null,
  };
  return formatExport(values, columns, await listSubscriptions(store));
};

const filter: Run = async ({ store, config }, args) => {
  const { values, positionals } = parseArgs({
    args,
    options: outputOptions,
    allowPositionals: true,
  });
  const addresses = readAddresses(requireOne(positionals, 'file with one address per line'));
  const tokens = openTokens(config);
  const suppressed = await listSuppressedHashes(store);
  const kept = addresses.filter((email) => !suppressed.has(hashAddress(tokens, email)));
  return writeOutput(values.output, kept.map((email) => `${email}\n`).join(''));
};

/** @throws CommandError if the file cannot be read or a line is no address */
function readAddresses(file: string): string[] {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const email = emailSchema().safeParse(line).data;
    if (email !== undefined) return [email];
    throw new CommandError(`Line ${index + 1} of ${file} is not an email address.`);
  });
}

const erase: Run = async (context, args) => {
  const { store, config, now } = context;
  const { email, yes } = readErasure(args);
  const address = toSingleLine(email);
  const found = await findSubscriptionsByEmail(store.db, email);
  if (found.length === 0) {
    // A reader may have prevented it in an earlier erasure.
    await overwriteErased(context);
    throw new CommandError(`No subscription has the address ${address}.`);
  }
  const plan = `This deletes ${formatCount(found.length, 'subscription')} of ${address} with all letters.`;
  await context.confirm(plan, yes);
  await deleteStoredMails(config.DATA_DIR);
  await store.db.transaction().execute(async (transaction) => {
    for (const { id } of found) await suppress(transaction, id, now);
  });
  await overwriteErased(context);
  const sentences = [
    `${address} is erased: ${formatCount(found.length, 'subscription')} with all letters.`,
    'A keyed hash of the address stays, so that it is mailed again only after it confirms again.',
  ];
  const leads = (await findLeadsByEmail(store.db, email)).length;
  if (leads > 0) {
    const remain = leads === 1 ? 'remains' : 'remain';
    sentences.push(
      `${formatCount(leads, 'lead')} of this address ${remain}. 'npm run leads -- erase' deletes them.`,
    );
  }
  return `${sentences.join('\n')}\n`;
};

export const newsletter = createCommand('newsletter', {
  list: { usage: 'list', help: 'every subscription, the latest request first', run: list },
  export: {
    usage: 'export [--format csv|json] [--output FILE]',
    help: 'every subscription; write only to confirmed ones, with unsubscribeUrl as List-Unsubscribe',
    run: exportSubscriptions,
  },
  filter: {
    usage: 'filter FILE [--output FILE]',
    help: 'the addresses of a list, one per line, without those that unsubscribed or were erased',
    run: filter,
  },
  erase: {
    usage: 'erase EMAIL [--yes]',
    help: 'delete an address with its letters; it may subscribe again',
    run: erase,
  },
});

if (import.meta.main) await runAsProcess(newsletter);
