import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { letterName } from '../../deliveries/mail/letter-attempt.ts';
import { eraseMails } from '../../deliveries/mail/mail-folder.ts';
import { letterKinds } from '../../delivery.ts';
import { deleteSubscription } from '../../store/subscriptions.ts';
import { singleLine } from '../../text/single-line.ts';
import { CommandError, type Subcommand, UsageError } from '../command.ts';

export const erase: Subcommand = {
  usage: 'erase EMAIL',
  help: 'delete an address with its letters; it may subscribe again',
  async run({ store, config }, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [email, ...more] = positionals;
    if (email === undefined || more.length > 0) throw new UsageError('Give one e-mail address.');
    const deleted = await deleteSubscription(store, email);
    if (!deleted) throw new CommandError(`No subscription has the address ${singleLine(email)}.`);
    const names = letterKinds.map((kind) => letterName(kind, deleted.id));
    const files = await eraseMails(join(config.DATA_DIR, 'mail'), names);
    const removed = [count(deleted.letters, 'delivery', 'deliveries'), count(files, 'mail file')];
    return `${singleLine(email)} is erased: the subscription, ${removed.join(' and ')}.\n`;
  },
};

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
