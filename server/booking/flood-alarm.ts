import type { ServerContext } from '../context.ts';
import { warnStaff } from '../outbox/warn-staff.ts';

/** @returns a function that tells the staff, in the log and once a day by mail, that calls may be booked to block times */
export function createFloodAlarm(context: ServerContext): () => void {
  const { SITE_URL } = context.config;
  return () => {
    context.log.error('more calls are booked than expected: new ones need the link of a mail');
    void warnStaff(context, 'booking-flood', {
      subject: `Many calls are booked on ${SITE_URL.host}`,
      lines: [
        `More than ten calls were booked within an hour on ${SITE_URL.host}. Somebody may be taking your times.`,
        'For the rest of the hour, a new call needs the link of the mail that confirms the request.',
        '',
        'To see the calls on the server: npm run appointments -- list',
        'To cancel those since a time, without mails to their visitors: npm run appointments -- cancel --since TIME --quiet',
      ],
    });
  };
}
