import { execFileSync } from 'node:child_process';

/** @returns what git says of the project's own files: which differ from the last commit, and in what */
export const projectState = (): string =>
  [
    ['status', '--porcelain'],
    ['diff', 'HEAD'],
  ]
    .map((args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }))
    .join('\n');
