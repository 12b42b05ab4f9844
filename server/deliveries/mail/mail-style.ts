import { timeZoneOf } from '../../../lib/content/schemas/brand.ts';
import type { BuildRecord } from '../../../lib/site-record.ts';

/** How the mails of the firm look and tell the time. */
export interface MailStyle {
  colors: BuildRecord['colors'];
  timeZone: string;
}

export const getMailStyle = ({
  colors,
  brand,
}: Pick<BuildRecord, 'colors' | 'brand'>): MailStyle => ({
  colors,
  timeZone: timeZoneOf(brand),
});
