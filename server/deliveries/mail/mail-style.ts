import type { BuildRecord } from '../../../contracts/build-record.ts';
import { timeZoneOf } from '../../../contracts/content/brand.ts';

/** How the mails of the firm look and tell the time. */
export interface MailStyle {
  colors: BuildRecord['colors'];
  timeZone: string;
}

export const mailStyleOf = ({
  colors,
  brand,
}: Pick<BuildRecord, 'colors' | 'brand'>): MailStyle => ({
  colors,
  timeZone: timeZoneOf(brand),
});
