import { digestName } from '../../deliveries/mail/mail-name.ts';
import { mailFolderIn, storedMails } from '../../deliveries/mail/stored-mails.ts';
import { deleteLeadsOf, leadsOf } from '../../store/leads-of-mailbox.ts';
import { subscriptionsOf } from '../../store/subscriptions.ts';
import { formatCount } from '../../text/format.ts';
import { addressArgument } from '../arguments.ts';
import { CommandError, type Run } from '../command.ts';
import { overwritten } from '../erasing.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, shown } = addressArgument(args);
  const mails = storedMails(mailFolderIn(config.DATA_DIR));
  // Files first: had this ended in between, nothing would tell any more whose they are.
  const early = await mails.erase(mailNames(await leadsOf(store, email)));
  const { references, reportedAt, deliveries, delivered } = await deleteLeadsOf(store, email);
  // Those written since. A delivery under way takes its own back when it finds its row gone.
  const files = early + (await mails.erase(mailNames({ references, reportedAt })));
  await overwritten(store);
  if (references.length === 0) throw new CommandError(`No lead has the address ${shown}.`);
  const removed = [
    formatCount(deliveries, 'delivery', 'deliveries'),
    formatCount(files, 'mail file'),
  ];
  const sentences = [
    `${shown} is erased: ${formatCount(references.length, 'lead')} (${references.join(', ')}), ${removed.join(' and ')}.`,
  ];
  if (delivered > 0) {
    sentences.push(
      'Copies that were mailed or relayed are not deleted. Search for them by reference.',
    );
  }
  if ((await subscriptionsOf(store, email)).length > 0) {
    sentences.push(
      "A newsletter subscription of this address remains. 'npm run newsletter -- erase' deletes it.",
    );
  }
  return `${sentences.join('\n')}\n`;
};

/** A digest is erased whole; it is a copy of requests in the store. */
const mailNames = ({ references, reportedAt }: Awaited<ReturnType<typeof leadsOf>>) => [
  ...references,
  ...reportedAt.map(digestName),
];
