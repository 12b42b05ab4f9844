import { contentFile, contentFileNames, readYamlFile } from '../../contracts/content/folder.ts';
import { type LaunchAnswers, launchFile, launchSchema } from '../../contracts/content/launch.ts';
import { ContentError } from '../../contracts/content/read.ts';
import type { AnsweredFinding, Finding, LaunchState } from './report.ts';

/**
 * Takes out what the owner has answered. An answer holds for one value: when that changes, it is asked again.
 * @param notes of the check so far
 */
export function answeredState(findings: readonly Finding[], notes: readonly string[]): LaunchState {
  const answers = readAnswers();
  const reasonOf = new Map(answers.map(({ point, reason }) => [point, reason]));
  const left: Finding[] = [];
  const answered: AnsweredFinding[] = [];
  for (const finding of findings) {
    const reason = finding.point === undefined ? undefined : reasonOf.get(finding.point);
    if (reason === undefined) left.push(finding);
    else answered.push({ ...finding, reason });
  }
  const asked = new Set(findings.map(({ point }) => point));
  const idle = answers.filter(({ point }) => !asked.has(point)).map(idleNote);
  return { left, answered, notes: [...notes, ...idle] };
}

const idleNote = ({ point }: LaunchAnswers[number]) =>
  `${contentFile(launchFile)} answers ${point}, which is no point of this check (any more). Take the answer out.`;

/** A file that cannot be read is a finding of its own, and answers nothing. */
function readAnswers(): LaunchAnswers {
  if (!contentFileNames().includes(launchFile)) return [];
  try {
    return readYamlFile(launchFile, launchSchema).answers;
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
