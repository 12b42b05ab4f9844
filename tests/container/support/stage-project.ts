/** Copies the project as a build context, with the fixture as its content. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '../../support/fixture-content.ts';

export const stagedProject = '.cache/container/project';

/** Vitest's global setup. */
export default function stageProject(): () => void {
  const removeCopy = () => rmSync(stagedProject, { recursive: true, force: true });
  removeCopy();
  mkdirSync(stagedProject, { recursive: true });
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n'));
  const context = readdirSync('.').filter((name) => !ignored.has(name) && name !== 'content');
  for (const name of [...context, 'deploy', 'Dockerfile', '.dockerignore']) {
    cpSync(name, join(stagedProject, name), { recursive: true });
  }
  cpSync(fixtureContent, join(stagedProject, 'content'), { recursive: true });
  return removeCopy;
}
