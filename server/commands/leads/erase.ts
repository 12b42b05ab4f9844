import { getDigestName } from '../../deliveries/mail/mail-name.ts';
import { getMailFolder, openStoredMails } from '../../deliveries/mail/stored-mails.ts';
import { deleteLeadsByEmail, findLeadsByEmail } from '../../store/leads-of-mailbox.ts';
import { findSubscriptionIds } from '../../store/subscriptions.ts';
import { counted } from '../../text/format.ts';
import { parseEmailArgument } from '../arguments.ts';
import { CommandError, type Run } from '../command.ts';
import { overwriteOrFail } from '../erasing.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, displayEmail: shown } = parseEmailArgument(args);
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  // Files first: had this ended in between, nothing would tell any more whose they are.
  const early = await mails.erase(listMailNames(await findLeadsByEmail(store, email)));
  const { references, reportedAt, deliveries, delivered } = await deleteLeadsByEmail(store, email);
  // Those written since. A delivery under way takes its own back when it finds its row gone.
  const files = early + (await mails.erase(listMailNames({ references, reportedAt })));
  await overwriteOrFail(store);
  if (references.length === 0) throw new CommandError(`No lead has the address ${shown}.`);
  const removed = [counted(deliveries, 'delivery', 'deliveries'), counted(files, 'mail file')];
  const sentences = [
    `${shown} is erased: ${counted(references.length, 'lead')} (${references.join(', ')}), ${removed.join(' and ')}.`,
  ];
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

/** A digest is erased whole; it is a copy of requests in the store. */
const listMailNames = ({ references, reportedAt }: Awaited<ReturnType<typeof findLeadsByEmail>>) => [
  ...references,
  ...reportedAt.map(getDigestName),
];
