import { execFileSync } from 'node:child_process';

/** Where the adopting firm's content and its sites are. */
export const firm = {
  content: '.cache/adoption/content',
  /** Built before the day of the scheduled post, and on it. */
  dist: '.cache/adoption/site',
  laterDist: '.cache/adoption/later',
  day: '2026-11-20',
  laterDay: '2031-01-06',
} as const;

/** What the tests know the firm by. */
export const firmFacts = {
  name: 'Ashgrove, Pell & Marrow',
  cities: ['Milwaukee', 'Madison'],
  draft: 'an-unfinished-thought',
  scheduled: 'open-the-budget-in-january',
  post: 'ask-for-the-on-call-list',
  page: 'first-call',
} as const;

/** The project as git sees it: what the adoption must not change. */
export const projectStateFile = '.cache/adoption/project-state';

/** @returns what git says of the project's own files: which differ from the last commit, and in what */
export const readProjectState = (): string =>
  [
    ['status', '--porcelain'],
    ['diff', 'HEAD'],
  ]
    .map((args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }))
    .join('\n');
