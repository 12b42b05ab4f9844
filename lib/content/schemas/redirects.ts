/** content/redirects.yaml: old paths and where they lead now, one line each. */
import { z } from 'zod';

/** Any path that a site may have had; its query is kept and does not choose the target. */
const oldPath = z
  .string()
  .regex(/^\/[^\s?#\\]*[^\s?#/\\]$/, 'must be a path such as /our-team, without ? and #');

/** Plain ASCII, since it is sent in a header. */
const newPath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path on this site such as /about#team');

/** A file with comments alone is null. */
export const redirectsSchema = z.record(oldPath, newPath).nullable();
export type Redirects = NonNullable<z.infer<typeof redirectsSchema>>;
