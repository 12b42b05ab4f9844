import { contentFile } from '../../lib/content/folder.ts';
import { type LaunchAnswers, launchFile } from '../../lib/content/schemas/launch.ts';
import type { AnsweredFinding, Finding, LaunchState } from './report.ts';

/**
 * Takes out what the owner has answered. An answer holds for one value: when that changes, it is asked again.
 * @param notes of the check so far
 */
export function answeredState(
  findings: readonly Finding[],
  notes: readonly string[],
  answers: LaunchAnswers,
): LaunchState {
  const reasonOf = new Map(answers.map(({ point, reason }) => [point, reason]));
  const left: Finding[] = [];
  const answered: AnsweredFinding[] = [];
  for (const finding of findings) {
    const reason = finding.point === undefined ? undefined : reasonOf.get(finding.point);
    if (reason === undefined) left.push(finding);
    else answered.push({ ...finding, reason });
  }
  return { left, answered, notes };
}

/** @returns a note for each answer to what a whole check did not ask */
export function idleAnswers(findings: readonly Finding[], answers: LaunchAnswers): string[] {
  const asked = new Set(findings.map(({ point }) => point));
  return answers.filter(({ point }) => !asked.has(point)).map(idleNote);
}

const idleNote = ({ point }: LaunchAnswers[number]) =>
  `${contentFile(launchFile)} answers ${point}, which is no point of this check (any more). Take the answer out.`;
