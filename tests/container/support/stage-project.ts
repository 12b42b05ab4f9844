/** A copy of the project as a build context, with the tests' own content in the place of the owner's. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '../../support/fixture-content.ts';

export const stagedProject = '.cache/container/project';

/** Vitest calls this once, before its first test. */
export default function stageProject(): () => void {
  const removeCopy = () => rmSync(stagedProject, { recursive: true, force: true });
  removeCopy();
  mkdirSync(stagedProject, { recursive: true });
  const leftOut = new Set(readFileSync('.dockerignore', 'utf8').split('\n'));
  const context = readdirSync('.').filter((name) => !leftOut.has(name) && name !== 'content');
  for (const name of [...context, 'deploy', 'Dockerfile', '.dockerignore']) {
    cpSync(name, join(stagedProject, name), { recursive: true });
  }
  cpSync(fixtureContent, join(stagedProject, 'content'), { recursive: true });
  return removeCopy;
}
