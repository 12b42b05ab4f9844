/** Small schemas that the content files share. */
import { z } from 'zod';

/** A line of text that must say something. */
export const words = z.string().trim().min(1, 'must not be empty');

/** A path on this site, with an optional anchor. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, 'must be a path such as /about#team');

/** A link with the words that carry its meaning. */
export const link = z.strictObject({ label: words, to: sitePath });
export type Link = z.infer<typeof link>;

/** Set on every file of invented content; `npm run launch:check` lists it until it is replaced. */
export const sample = z.boolean();
