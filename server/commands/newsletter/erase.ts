import { mailFolderIn, storedMails } from '../../deliveries/mail/stored-mails.ts';
import { leadsOf } from '../../store/leads-of-mailbox.ts';
import { deleteSubscription, subscriptionsOf } from '../../store/subscriptions.ts';
import { formatCount } from '../../text/format.ts';
import { addressArgument } from '../arguments.ts';
import { CommandError, type Run } from '../command.ts';
import { overwritten } from '../erasing.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, shown } = addressArgument(args);
  const mails = storedMails(mailFolderIn(config.DATA_DIR));
  // Files first: had this ended in between, nothing would tell any more whose they are.
  const early = await mails.eraseLettersTo(await subscriptionsOf(store, email));
  const { ids, letters } = await deleteSubscription(store, email);
  // Those written since.
  const files = early + (await mails.eraseLettersTo(ids));
  await overwritten(store);
  if (ids.length === 0) throw new CommandError(`No subscription has the address ${shown}.`);
  const subscriptions =
    ids.length === 1 ? 'the subscription' : formatCount(ids.length, 'subscription');
  const removed = [formatCount(letters, 'delivery', 'deliveries'), formatCount(files, 'mail file')];
  const erased = `${shown} is erased: ${subscriptions}, ${removed.join(' and ')}.\n`;
  const leads = (await leadsOf(store, email)).references.length;
  if (leads === 0) return erased;
  const stay =
    leads === 1 ? '1 lead of this address remains' : `${leads} leads of this address remain`;
  return `${erased}${stay}. 'npm run leads -- erase' deletes them.\n`;
};
