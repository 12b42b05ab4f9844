/** content/redirects.yaml: old addresses and where they lead now, one line each. */
import { z } from 'zod';
import { findLinkError } from '../references.ts';

/**
 * Any address that a site may have had: `/our-team`, `/team.php`, `/index.php?id=7`. A query in it must match and
 * is dropped; without one, the query of a visit is kept.
 */
const oldAddress = z
  .string()
  .regex(
    /^\/(?=.)[^\s?#\\]*(?:\?[^\s#]+)?$/,
    'must be a path such as /our-team or /index.php?id=7, without #',
  );

/** Plain ASCII, since it is sent in a header. */
const newPath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path on this site such as /about#team')
  .superRefine((to, { addIssue }) => {
    const message = findLinkError(to);
    if (message) addIssue({ code: 'custom', message });
  });

/** A file that has only comments parses to null. */
export const redirectsSchema = z.record(oldAddress, newPath).nullable();
export type Redirects = NonNullable<z.infer<typeof redirectsSchema>>;
