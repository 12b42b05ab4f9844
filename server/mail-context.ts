import { getTimeZone } from '../lib/content/schemas/brand.ts';
import { type BookingSettings, readBookingSettings } from './booking/booking-settings.ts';
import type { ServerContext } from './context.ts';
import type { Newsletter } from './newsletter/newsletter.ts';

/** What the emails of deliveries are composed from. */
export interface MailContext extends Omit<ServerContext, 'store' | 'log'> {
  timeZone: string;
  newsletter: Newsletter;
  /** Undefined if no calls can be booked. */
  booking: BookingSettings | undefined;
}

export const createMailContext = (
  context: Omit<ServerContext, 'store' | 'log'>,
  newsletter: Newsletter,
): MailContext => ({
  ...context,
  newsletter,
  timeZone: getTimeZone(context.record.brand),
  booking: readBookingSettings(context, newsletter.tokens),
});
