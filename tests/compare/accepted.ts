/** The differences that a change makes on purpose. */
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { modes } from './capture.ts';
import { type Difference, whats } from './report.ts';

const file = 'tests/compare/accepted.yaml';

const acceptedSchema = z.array(
  z.strictObject({
    /** A path or a pattern such as `/blog/*`; `/**` is every page. */
    page: z.string(),
    /** Without one, every mode. */
    mode: z.enum(modes).optional(),
    what: z.enum(whats),
    reason: z.string().min(10),
  }),
);

const accepted = acceptedSchema.parse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : []);

/** @returns why a difference is accepted, or undefined if it is not */
export const findReason = ({ page, mode, what }: Difference): string | undefined =>
  accepted.find(
    (entry) =>
      entry.what === what &&
      (entry.mode === undefined || entry.mode === mode) &&
      matchesGlob(page, entry.page),
  )?.reason;
