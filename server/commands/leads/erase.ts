import { mailFolderIn } from '../../deliveries/mail/mail-folder.ts';
import { storedMails } from '../../deliveries/mail/stored-mails.ts';
import { deleteLeadsOf } from '../../store/leads-of-mailbox.ts';
import { hasSubscription } from '../../store/subscriptions.ts';
import { counted } from '../../text/format.ts';
import { addressArgument } from '../arguments.ts';
import { CommandError, type Subcommand } from '../command.ts';
import { overwritten } from '../erasing.ts';

export const erase: Subcommand = {
  usage: 'erase EMAIL',
  help: 'delete every lead of an address with its deliveries and mail files',
  async run({ store, config }, args) {
    const { email, shown } = addressArgument(args);
    const { references, deliveries, delivered } = await deleteLeadsOf(store, email);
    // A delivery under way takes its own file back when it finds its row gone.
    const files = await storedMails(mailFolderIn(config.DATA_DIR)).erase(references);
    await overwritten(store);
    if (references.length === 0) throw new CommandError(`No lead has the address ${shown}.`);
    const removed = [counted(deliveries, 'delivery', 'deliveries'), counted(files, 'mail file')];
    const sentences = [
      `${shown} is erased: ${counted(references.length, 'lead')} (${references.join(', ')}), ${removed.join(' and ')}.`,
    ];
    if (delivered > 0) {
      sentences.push(
        'What was mailed or relayed before lies elsewhere too. Delete it there by its reference.',
      );
    }
    if (await hasSubscription(store, email)) {
      sentences.push(
        "A newsletter subscription of this address stays. 'npm run newsletter -- erase' removes it.",
      );
    }
    return `${sentences.join('\n')}\n`;
  },
};
