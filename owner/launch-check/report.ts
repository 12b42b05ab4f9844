/** Findings, the owner's answers to them, and how both are printed. */
import { createHash } from 'node:crypto';
import type { LaunchAnswers } from '../../lib/content/schemas/launch.ts';
import { formatCount } from '../../server/text/format.ts';

/** The sections of the report, in order. */
const findingGroups = [
  'Texts to write',
  'Sample content',
  'Legal pages',
  'Sample brand, addresses and phone numbers',
  'Links',
  'Files that cannot be read',
  'Settings',
  'Calls',
  'Data and backups',
  'Build',
] as const;
export type FindingGroup = (typeof findingGroups)[number];

/** A reason not to go live. `--json` prints it with these keys. */
export interface Finding {
  group: FindingGroup;
  /** A file, a page, or a setting. */
  place: string;
  /** Counted from 1. */
  line?: number | undefined;
  /** Such as `items.0.name`. */
  field?: string | undefined;
  /** What is wrong and what to do. */
  todo: string;
  /** Names the finding in `launch.yaml`. Findings without one, such as sample flags, take no answer. */
  point?: string | undefined;
}

/** @returns the name of a finding, which stays the same while its text does */
export const createPoint = (kind: string, ...texts: readonly string[]): string =>
  `${kind}-${createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)}`;

/** Findings, and remarks on what was not checked. */
export interface CheckResult {
  findings: Finding[];
  notes: string[];
}

export interface LaunchState {
  ready: boolean;
  left: readonly Finding[];
  answered: readonly (Finding & { reason: string })[];
  notes: readonly string[];
}

/** Separates findings that the owner has answered in `launch.yaml`. */
export function applyAnswers(
  { findings, notes }: CheckResult,
  answers: LaunchAnswers,
): LaunchState {
  const getReason = ({ point }: Finding) =>
    answers.find((answer) => answer.point === point)?.reason;
  const left = findings.filter((finding) => getReason(finding) === undefined);
  return {
    ready: left.length === 0,
    left,
    answered: findings.flatMap((finding) => {
      const reason = getReason(finding);
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    notes,
  };
}

const groupNotes: Partial<Record<FindingGroup, string>> = {
  'Sample content':
    'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
};

/** @returns the state as text for a person, by group */
export function formatText({ left, answered, notes }: LaunchState): string {
  const groups = findingGroups.flatMap((group) => {
    const lines = left.filter((finding) => finding.group === group).map(formatFinding);
    const note = groupNotes[group];
    return lines.length === 0
      ? []
      : [formatBlock(`${group} (${lines.length})`, note ? [note, ...lines] : lines)];
  });
  const reasons = answered.map((finding) => `${formatFinding(finding)} Answer: ${finding.reason}`);
  const blocks = [
    ...groups,
    ...(reasons.length > 0
      ? [formatBlock(`Answered in launch.yaml (${reasons.length})`, reasons)]
      : []),
    ...(notes.length > 0 ? [formatBlock('Notes', notes)] : []),
    left.length === 0
      ? 'Nothing is missing: the site can go live.'
      : `${formatCount(left.length, 'thing')} to do before the site goes live.`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const formatBlock = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

const formatFinding = ({ place, line, field, todo, point }: Finding): string =>
  [
    `${place}${line === undefined ? '' : `:${line}`}:`,
    ...(field ? [`${field}:`] : []),
    todo,
    ...(point ? [`[${point}]`] : []),
  ].join(' ');

/** @returns the state as JSON, with `ready` first */
export const formatJson = (state: LaunchState): string =>
  `${JSON.stringify(state, undefined, 2)}\n`;
