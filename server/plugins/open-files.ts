import { z } from 'zod';

const report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.number() }) }),
});

/** Descriptors for files, the store, deliveries and what Node itself opens; fewer of a low limit. */
const reserved = 256;

/** @returns how many connections the limit of open files leaves room for; undefined without a limit */
export function connectionsWithinFileLimit(): number | undefined {
  // Looking up the names of peers takes time. The types do not know this property yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { data } = report.safeParse(process.report.getReport());
  if (!data) return undefined;
  const { soft } = data.userLimits.open_files;
  return soft - Math.min(reserved, Math.ceil(soft / 4));
}
