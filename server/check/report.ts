/** Findings, the owner's answers to them, and how both are printed. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { LaunchAnswers } from '../../lib/content/schemas/launch.ts';
import { type Command, report } from '../commands/command.ts';
import { formatCount } from '../text/format.ts';

/** The sections of the report, in order: the steps of the owner's guide, and the server. */
const findingGroups = [
  'Files that cannot be read',
  'Look',
  'Name',
  'Figures',
  'Services',
  'Cities',
  'People',
  'Words',
  'Legal pages',
  'Settings',
  'Calls',
  'Data',
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

/** Findings, and remarks. */
export interface CheckResult {
  findings: Finding[];
  notes: string[];
}

interface LaunchState {
  ready: boolean;
  left: readonly Finding[];
  answered: readonly (Finding & { reason: string })[];
  notes: readonly string[];
}

/** Separates findings that the owner has answered in `launch.yaml`. */
function applyAnswers({ findings, notes, answers }: AnsweredResult): LaunchState {
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

/** @returns the state as text for a person, by group */
function formatText({ left, answered, notes }: LaunchState): string {
  const groups = findingGroups.flatMap((group) => {
    const lines = left.filter((finding) => finding.group === group).map(formatFinding);
    return lines.length === 0 ? [] : [formatBlock(`${group} (${lines.length})`, lines)];
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

/** @returns the finding of a file that is still marked as a sample */
export const toFlagFinding = (group: FindingGroup, place: string, line?: number): Finding => ({
  group,
  place,
  line,
  todo: 'invented. Replace it with the firm’s own, then set sample to false.',
});

interface AnsweredResult extends CheckResult {
  /** Those of `launch.yaml`. */
  answers: LaunchAnswers;
}

/**
 * Makes a command that lists what is left, and exits with 1 while anything is.
 */
export const createCheck =
  (help: string, check: () => AnsweredResult): Command =>
  async (args) => {
    let isReady = false;
    const result = await report(help, async () => {
      const { json } = parseArgs({ args, options: { json: { type: 'boolean' } } }).values;
      const state = applyAnswers(check());
      isReady = state.ready;
      return json ? `${JSON.stringify(state, undefined, 2)}\n` : formatText(state);
    });
    return { ...result, code: result.code === 0 && !isReady ? 1 : result.code };
  };
