import { mailFolderIn } from '../../deliveries/mail/mail-folder.ts';
import { storedMails } from '../../deliveries/mail/stored-mails.ts';
import { countLeadsOf } from '../../store/leads-of-mailbox.ts';
import { deleteSubscription } from '../../store/subscriptions.ts';
import { counted } from '../../text/format.ts';
import { addressArgument } from '../arguments.ts';
import { CommandError, type Subcommand } from '../command.ts';
import { overwritten } from '../erasing.ts';

export const erase: Subcommand = {
  usage: 'erase EMAIL',
  help: 'delete an address with its letters; it may subscribe again',
  async run({ store, config }, args) {
    const { email, shown } = addressArgument(args);
    const deleted = await deleteSubscription(store, email);
    const mails = storedMails(mailFolderIn(config.DATA_DIR));
    const files = await mails.eraseLettersTo(deleted ? [deleted.id] : []);
    await overwritten(store);
    if (!deleted) throw new CommandError(`No subscription has the address ${shown}.`);
    const removed = [
      counted(deleted.letters, 'delivery', 'deliveries'),
      counted(files, 'mail file'),
    ];
    const erased = `${shown} is erased: the subscription, ${removed.join(' and ')}.\n`;
    const leads = await countLeadsOf(store, email);
    if (leads === 0) return erased;
    const stay =
      leads === 1 ? '1 lead of this address stays' : `${leads} leads of this address stay`;
    return `${erased}${stay}. 'npm run leads -- erase' removes what there is.\n`;
  },
};
