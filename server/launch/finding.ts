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
