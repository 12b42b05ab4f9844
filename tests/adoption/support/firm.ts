import { execFileSync } from 'node:child_process';

/** What the tests expect of a firm. Its answers, files and edits are in the YAML file of its id. */
export interface FirmFacts {
  id: string;
  name: string;
  /** The first part of its references. */
  prefix: string;
  /** Its postal address, as letters show it. */
  address: string;
  /** What its content begins as. */
  start: 'starter' | 'sample';
  /** Globs of files of that start that it deletes. */
  removed: readonly string[];
  /** The file of its typeface. */
  typeface?: string;
  /** Its portraits: who is on them, and the background color. */
  portraits: readonly { file: string; alt: string; background: string }[];
  /** Slugs of its posts. */
  posts: { published: string; scheduled: string; draft: string };
  /** Addresses of its old site, and where they redirect. */
  moved: readonly (readonly [from: string, to: string])[];
  /** Pages that no sitemap lists. */
  unlisted: readonly string[];
  /** The sample's addresses that answer 404, without services and cities that have a fallback page. */
  unknown: readonly string[];
  lead: Readonly<Record<string, string>>;
  /** A visitor's answers that the form refuses, with its message. */
  refused: { answers: Readonly<Record<string, string>>; message: string };
  hasNewsletter: boolean;
  /** Pages that Lighthouse measures, each with the sample's page of the same kind. */
  measured: Readonly<Record<string, string>>;
  /** The findings of the launch check, sorted. */
  left: readonly string[];
}

/** @returns the folders of a firm's content and sites */
export const getFolders = ({ id }: Pick<FirmFacts, 'id'>) => ({
  content: `.cache/adoption/${id}/content`,
  /** Built before the day of the scheduled post; `laterDist` is built on it. */
  dist: `.cache/adoption/${id}/site`,
  laterDist: `.cache/adoption/${id}/later`,
});

/** A day after all dates of the shipped content, and the day of the scheduled post. */
export const days = { now: '2030-12-02', later: '2031-01-06' } as const;

/** The project's state in git, which the adoption must not change. */
export const projectStateFile = '.cache/adoption/project-state';

/** @returns git's status and diff of the project's own files */
export const readProjectState = (): string =>
  [
    ['status', '--porcelain'],
    ['diff', 'HEAD'],
  ]
    .map((args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }))
    .join('\n');

/** Settings that the launch check reports for a firm without a server. */
export const serverSettings = [
  'LEADS_TO',
  'MAIL_FROM',
  'SITE_URL',
  'SMTP_URL',
  'TOKEN_SECRET',
  'TRUST_PROXY',
] as const;
