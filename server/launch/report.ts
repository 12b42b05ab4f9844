import { counted } from '../text/format.ts';

/** The parts of the check, in the order in which they are told. */
export const findingGroups = [
  'Sample content',
  'Legal pages',
  'Sample brand, addresses and phone numbers',
  'Files that cannot be read',
  'Settings',
  'Data and backups',
  'Build',
] as const;
export type FindingGroup = (typeof findingGroups)[number];

/** One thing that keeps the site from going live. */
export interface Finding {
  group: FindingGroup;
  /** A file, a field of a file, or a setting. */
  place: string;
  /** What is wrong with it and what to do. */
  todo: string;
}

/** What the owner must know about a whole group. */
const notes: Partial<Record<FindingGroup, string>> = {
  'Sample content':
    'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
};

/** The findings for a person to work through: each group with its count, each line with what to do. */
export function launchReport(findings: readonly Finding[]): string {
  const blocks = findingGroups.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    const note = notes[group];
    const lines = own.map(({ place, todo }) => `  ${place}: ${todo}`);
    return [[`${group} (${own.length})`, ...(note ? [`  ${note}`] : []), ...lines].join('\n')];
  });
  const sum = `${counted(findings.length, 'thing')} to do before the site goes live.`;
  return `${[...blocks, sum].join('\n\n')}\n`;
}
