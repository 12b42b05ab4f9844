import { retryDeliveries } from '../../store/lead-mails.ts';
import { leadByArgument } from '../arguments.ts';
import type { Subcommand } from '../command.ts';

export const retry: Subcommand = {
  usage: 'retry REF',
  help: 'send again what has not been delivered, now',
  async run(context, args) {
    const lead = await leadByArgument(context, args);
    const recipients = context.config.LEADS_TO.map(({ address }) => address);
    const count = await retryDeliveries(context.store, lead.id, recipients, context.now);
    if (count === 0) return `${lead.reference} has nothing left to deliver.\n`;
    const what = count === 1 ? '1 delivery is' : `${count} deliveries are`;
    return `${lead.reference}: ${what} due now. The running server sends within a few seconds.\n`;
  },
};
