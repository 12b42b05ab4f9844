import { getMailFolder, openStoredMails } from '../../deliveries/mail/stored-mails.ts';
import { findLeadsByEmail } from '../../store/leads-of-mailbox.ts';
import { deleteSubscriptionsByEmail, findSubscriptionIds } from '../../store/subscriptions.ts';
import { counted } from '../../text/format.ts';
import { parseEmailArgument } from '../arguments.ts';
import { CommandError, type Run } from '../command.ts';
import { overwriteOrFail } from '../erasing.ts';

export const run: Run = async ({ store, config }, args) => {
  const { email, displayEmail: shown } = parseEmailArgument(args);
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  // Files first: had this ended in between, nothing would tell any more whose they are.
  const early = await mails.eraseLettersTo(await findSubscriptionIds(store, email));
  const { ids, letters } = await deleteSubscriptionsByEmail(store, email);
  // Those written since.
  const files = early + (await mails.eraseLettersTo(ids));
  await overwriteOrFail(store);
  if (ids.length === 0) throw new CommandError(`No subscription has the address ${shown}.`);
  const subscriptions = ids.length === 1 ? 'the subscription' : counted(ids.length, 'subscription');
  const removed = [counted(letters, 'delivery', 'deliveries'), counted(files, 'mail file')];
  const erased = `${shown} is erased: ${subscriptions}, ${removed.join(' and ')}.\n`;
  const leads = (await findLeadsByEmail(store, email)).references.length;
  if (leads === 0) return erased;
  const stay =
    leads === 1 ? '1 lead of this address remains' : `${leads} leads of this address remain`;
  return `${erased}${stay}. 'npm run leads -- erase' deletes them.\n`;
};
