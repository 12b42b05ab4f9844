/** Findings, the owner's answers to them, and how both are printed. */
import type { LaunchAnswers } from '../../lib/content/schemas/launch.ts';
import { formatCount } from '../../server/text/format.ts';

/** The sections of the report, in order. */
const findingGroups = [
  'Sample content',
  'Legal pages',
  'The shipped sample',
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

/** What is left of the shipped texts in a file. `--json` prints it with these keys. */
export interface ShippedFile {
  place: string;
  /** Names the file in `launch.yaml`; an answer for `shipped-posts/` is one for all posts. */
  point: string;
  /** Sentences about the firm. */
  claims: readonly ShippedSentence[];
  others: readonly ShippedSentence[];
}

interface ShippedSentence {
  line?: number | undefined;
  field: string;
  text: string;
}

/** Findings, and remarks on what was not checked. */
export interface CheckResult {
  findings: Finding[];
  notes: string[];
}

export interface LaunchState {
  ready: boolean;
  left: readonly Finding[];
  /** With a reason if the owner vouches for the claims. */
  shipped: readonly (ShippedFile & { reason?: string | undefined })[];
  answered: readonly (Finding & { reason: string })[];
  notes: readonly string[];
}

/** Separates findings that the owner has answered in `launch.yaml`. */
export function applyAnswers(
  { findings, notes }: CheckResult,
  shippedFiles: readonly ShippedFile[],
  answers: LaunchAnswers,
): LaunchState {
  const getReason = (point: string | undefined) =>
    answers.find((answer) => point !== undefined && isAnsweredBy(point, answer.point))?.reason;
  const left = findings.filter(({ point }) => getReason(point) === undefined);
  const shipped = shippedFiles.map((file) => ({ ...file, reason: getReason(file.point) }));
  return {
    ready: left.length === 0 && listUnansweredFiles(shipped).length === 0,
    left,
    shipped,
    answered: findings.flatMap((finding) => {
      const reason = getReason(finding.point);
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    notes,
  };
}

/** An answer for a folder, such as `shipped-posts/`, is one for each of its files. */
export const isAnsweredBy = (point: string, answered: string): boolean =>
  answered === point || (answered.endsWith('/') && point.startsWith(answered));

const listUnansweredFiles = (shipped: LaunchState['shipped']) =>
  shipped.filter(({ claims, reason }) => claims.length > 0 && reason === undefined);

const groupNotes: Partial<Record<FindingGroup, string>> = {
  'Sample content':
    'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
  'The shipped sample':
    'These texts are still the sample’s. To keep one, give the reason in launch.yaml.',
};

/**
 * @param withSentences whether it lists all shipped sentences instead of counting those about the firm
 * @returns the state as text for a person, by group
 */
export function formatText(state: LaunchState, withSentences: boolean): string {
  const { left, shipped, answered, notes } = state;
  const groups = findingGroups.flatMap((group) => {
    const lines = left.filter((finding) => finding.group === group).map(formatFinding);
    const note = groupNotes[group];
    return lines.length === 0
      ? []
      : [formatBlock(`${group} (${lines.length})`, note ? [note, ...lines] : lines)];
  });
  const answeredFiles = shipped.filter(
    ({ claims, reason }) => claims.length > 0 && reason !== undefined,
  );
  const reasons = [
    ...answered.map((finding) => `${formatFinding(finding)} Answer: ${finding.reason}`),
    ...[...Map.groupBy(answeredFiles, ({ reason = '' }) => reason)].map(
      ([reason, files]) =>
        `Shipped sentences in ${formatCount(files.length, 'file')}, such as ${files[0]?.place}. Answer: ${reason}`,
    ),
  ];
  const unansweredFiles = listUnansweredFiles(shipped);
  const blocks = [
    ...groups,
    ...formatClaims(unansweredFiles, withSentences),
    ...(withSentences ? formatOthers(shipped) : []),
    ...(reasons.length > 0
      ? [formatBlock(`Answered in launch.yaml (${reasons.length})`, reasons)]
      : []),
    ...(notes.length > 0 ? [formatBlock('Notes', notes)] : []),
    formatVerdict(left.length, unansweredFiles.length),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatVerdict(findings: number, files: number): string {
  if (findings + files === 0) return 'Nothing is missing: the site can go live.';
  return [
    ...(findings > 0 ? [`${formatCount(findings, 'thing')} to do before the site goes live.`] : []),
    ...(files > 0
      ? [
          `Sentences of the sample in ${formatCount(files, 'file')} to read before the site goes live.`,
        ]
      : []),
  ].join('\n');
}

function formatClaims(files: LaunchState['shipped'], withSentences: boolean): string[] {
  if (files.length === 0) return [];
  const lines = files.flatMap((file) => [
    formatShipped(file),
    ...(withSentences ? file.claims.map(formatSentence) : []),
  ]);
  const count = countSentences(files.map(({ claims }) => claims));
  return [
    formatBlock(`Shipped sentences about the firm (${count})`, [
      'These are the sample’s and say “we”, a figure or a promise. Rewrite those that are not true of your firm.',
      'For the others, say in launch.yaml who read them: shipped-pages/home.yaml is the point of that file, shipped-posts/ that of all posts.',
      ...(withSentences ? [] : ["'npm run launch:check -- --sentences' lists them."]),
      ...lines,
    ]),
  ];
}

function formatOthers(shipped: LaunchState['shipped']): string[] {
  const files = shipped.filter(({ others }) => others.length > 0);
  if (files.length === 0) return [];
  return [
    formatBlock(`Other shipped sentences (${countSentences(files.map(({ others }) => others))})`, [
      'These may stay.',
      ...files.flatMap(({ place, others }) => [
        `${place}: ${others.length}`,
        ...others.map(formatSentence),
      ]),
    ]),
  ];
}

const countSentences = (lists: readonly (readonly ShippedSentence[])[]) =>
  `${lists.flat().length} in ${formatCount(lists.length, 'file')}`;

const formatShipped = ({ place, claims }: ShippedFile) => `${place}: ${claims.length}`;

const formatSentence = ({ line, field, text }: ShippedSentence) =>
  `  ${line === undefined ? '' : `${line}: `}${field}: ${text}`;

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
