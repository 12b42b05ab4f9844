/** What the server must know of the addresses of a built site; the build writes it, the server reads it. */
import { z } from 'zod';

/** In the folder of the built site. Its name starts with a dot, so it is never sent to a visitor. */
export const siteAddressesFile = '.addresses.json';

export const siteAddressesSchema = z.object({
  /** Old paths and where they lead now. */
  redirects: z.record(z.string(), z.string()),
  /** The page to show in place of an unknown one, by the folder of its kind. */
  fallbacks: z.record(z.string(), z.string()),
});
export type SiteAddresses = z.output<typeof siteAddressesSchema>;

export const noAddresses: SiteAddresses = { redirects: {}, fallbacks: {} };
