import { formatCount } from '../../server/text/format.ts';

/** The parts of the check, in the order in which they are told. */
export const findingGroups = [
  'Sample content',
  'Legal pages',
  'The shipped sample',
  'Sample brand, addresses and phone numbers',
  'Links',
  'Files that cannot be read',
  'Settings',
  'Data and backups',
  'Build',
] as const;
export type FindingGroup = (typeof findingGroups)[number];

/** One thing that keeps the site from going live. */
export interface Finding {
  group: FindingGroup;
  /** A file, a page, or a setting. */
  place: string;
  /** In a file, counted from 1. */
  line?: number | undefined;
  /** Such as `items.0.name`. */
  field?: string | undefined;
  /** What is wrong with it and what to do. */
  todo: string;
  /**
   * By which content/launch.yaml says that it is right all the same. None where nothing is guessed: a file
   * that calls itself a sample is one.
   */
  point?: string | undefined;
}

export interface AnsweredFinding extends Finding {
  reason: string;
}

/** What a whole check came to. */
export interface LaunchState {
  left: readonly Finding[];
  answered: readonly AnsweredFinding[];
  /** What was not tried, and why; and what the check itself did to others. */
  notes: readonly string[];
}

/** What the owner must know about a whole group. */
const groupNotes: Partial<Record<FindingGroup, string>> = {
  'Sample content':
    'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
  'The shipped sample':
    'These stand word for word in the site as it is shipped. Where that is right all the same, say why in launch.yaml.',
};

/** The state for a person to work through: each group with its count, each line with what to do. */
export function launchReport({ left, answered, notes }: LaunchState): string {
  const blocks = findingGroups.flatMap((group) => {
    const own = left.filter((finding) => finding.group === group);
    const note = groupNotes[group];
    return own.length > 0
      ? [block(group, [...(note ? [note] : []), ...own.map(lineOf)], own.length)]
      : [];
  });
  const reasons = answered.map(
    ({ reason, ...finding }) => `${lineOf(finding)} Answered: ${reason}`,
  );
  if (reasons.length > 0) blocks.push(block('Answered in launch.yaml', reasons, reasons.length));
  if (notes.length > 0) blocks.push(['Notes', ...notes.map((note) => `  ${note}`)].join('\n'));
  return `${[...blocks, verdict(left.length)].join('\n\n')}\n`;
}

const block = (title: string, lines: readonly string[], count: number) =>
  [`${title} (${count})`, ...lines.map((line) => `  ${line}`)].join('\n');

const lineOf = ({ place, line, field, todo, point }: Finding): string =>
  [
    `${place}${line === undefined ? '' : `:${line}`}:`,
    ...(field ? [`${field}:`] : []),
    todo,
    ...(point ? [`[${point}]`] : []),
  ].join(' ');

const verdict = (left: number) =>
  left === 0
    ? 'Nothing is missing: the site can go live.'
    : `${formatCount(left, 'thing')} to do before the site goes live.`;

/** The state for a program: `ready`, what is left, what was answered, and notes. */
export const launchJson = (state: LaunchState): string =>
  `${JSON.stringify({ ready: state.left.length === 0, ...state }, undefined, 2)}\n`;
