import { getMailFolder, openStoredMails } from '../../deliveries/mail/stored-mails.ts';
import {
  deleteSubscriptionsByEmail,
  findLeadsByEmail,
  findSubscriptionIds,
} from '../../store/erasure.ts';
import { formatCount } from '../../text/format.ts';
import { CommandError, overwriteOrFail, parseEmailArgument, type Run } from '../command.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, displayEmail } = parseEmailArgument(args);
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  // Files first: after an interruption in between, nothing would tell whose files they are.
  const earlyFiles = await mails.eraseLettersTo(await findSubscriptionIds(store, email));
  const { ids, letters } = await deleteSubscriptionsByEmail(store, email);
  // Files written since.
  const files = earlyFiles + (await mails.eraseLettersTo(ids));
  await overwriteOrFail(store);
  if (ids.length === 0) throw new CommandError(`No subscription has the address ${displayEmail}.`);
  const subscriptions =
    ids.length === 1 ? 'the subscription' : formatCount(ids.length, 'subscription');
  const removed = [formatCount(letters, 'delivery', 'deliveries'), formatCount(files, 'mail file')];
  const erased = `${displayEmail} is erased: ${subscriptions}, ${removed.join(' and ')}.\n`;
  const leads = (await findLeadsByEmail(store, email)).references.length;
  if (leads === 0) return erased;
  const remaining =
    leads === 1 ? '1 lead of this address remains' : `${leads} leads of this address remain`;
  return `${erased}${remaining}. 'npm run leads -- erase' deletes them.\n`;
};
