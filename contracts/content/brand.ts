/** content/brand.yaml: everything that changes when the firm's name does. */
import { z } from 'zod';
import { words } from './words.ts';

export const brandSchema = z.strictObject({
  name: words,
  legalName: words,
  /** Default address of the site; the setting SITE_URL takes its place. */
  siteUrl: z.url(),
  email: z.email(),
  /** The main line, as it is read aloud: (214) 555-0142. */
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (214) 555-0142'),
  foundingYear: z.int(),
  /** Says the whole firm in a line, beside the footer's fox. */
  footerLine: words,
  /** Second half of the default page title: '{name} | {titleSuffix}'. */
  titleSuffix: words,
  /** What every page is about, after the keywords of its own. */
  keywords: z.array(words).min(1),
  social: z.array(z.strictObject({ name: words, url: z.url() })).min(1),
});
export type Brand = z.infer<typeof brandSchema>;

/** The markers that texts use for the brand, so that they survive a change of it. */
export const brandMarkers = ({ name, email, phone }: Brand) => ({ brand: name, email, phone });
