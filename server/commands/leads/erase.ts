import {
  getDigestName,
  getMailFolder,
  openStoredMails,
} from '../../deliveries/mail/stored-mails.ts';
import { deleteLeadsByEmail, findLeadsByEmail, findSubscriptionIds } from '../../store/erasure.ts';
import { formatCount } from '../../text/format.ts';
import { CommandError, overwriteOrFail, parseEmailArgument, type Run } from '../command.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, displayEmail } = parseEmailArgument(args);
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  // Files first: after an interruption in between, nothing would tell whose files they are.
  const earlyFiles = await mails.erase(listMailNames(await findLeadsByEmail(store, email)));
  const { references, reportedAt, deliveries, delivered } = await deleteLeadsByEmail(store, email);
  // Files written since. An attempt in progress deletes its own file when it finds its row gone.
  const files = earlyFiles + (await mails.erase(listMailNames({ references, reportedAt })));
  await overwriteOrFail(store);
  if (references.length === 0) throw new CommandError(`No lead has the address ${displayEmail}.`);
  const removed = [
    formatCount(deliveries, 'delivery', 'deliveries'),
    formatCount(files, 'mail file'),
  ];
  const sentences = [
    `${displayEmail} is erased: ${formatCount(references.length, 'lead')} (${references.join(', ')}), ${removed.join(' and ')}.`,
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

/** A digest is erased completely; it only copies requests from the store. */
const listMailNames = ({
  references,
  reportedAt,
}: Awaited<ReturnType<typeof findLeadsByEmail>>) => [
  ...references,
  ...reportedAt.map(getDigestName),
];
