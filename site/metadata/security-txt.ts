import { type Brand, getLocale } from '../../lib/content/schemas/brand.ts';
import { dayMs } from '../../lib/durations.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/** @returns a security.txt: where to report a vulnerability (RFC 9116) */
export function formatSecurityTxt(brand: Brand, site: URL, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString();
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: expires.replace(/\.\d+Z$/, 'Z'),
    'Preferred-Languages': new Intl.Locale(getLocale(brand)).language,
    Canonical: new URL('/.well-known/security.txt', site).href,
  };
  return `${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n`;
}
