import { execFileSync } from 'node:child_process';

/** What the tests know a firm by. Its answers, edits and files are in the folder with its id. */
export interface FirmFacts {
  id: string;
  name: string;
  /** The first part of its references. */
  prefix: string;
  /** Its postal address in letters. */
  address: string;
  /** Files of the sample that it deletes, as globs. */
  removed: readonly string[];
  /** A file that becomes its typeface. */
  typeface?: string;
  /** Whom its portraits show, with the color of the background. */
  portraits: readonly { file: string; alt: string; background: string }[];
  /** Slugs of its posts. */
  posts: { published: string; scheduled: string; draft: string };
  /** Addresses of its old site, and where they lead. */
  moved: readonly (readonly [from: string, to: string])[];
  /** Pages that no sitemap lists. */
  unlisted: readonly string[];
  /** Addresses of the sample. Those of services and cities whose like shows another page are none. */
  unknown: readonly string[];
  lead: Readonly<Record<string, string>>;
  /** Answers of a visitor that the form refuses, with what it says. */
  refused: { answers: Readonly<Record<string, string>>; message: string };
  hasNewsletter: boolean;
  /** Pages that Lighthouse measures, each with the page of its kind on the sample's site. */
  measured: Readonly<Record<string, string>>;
  /** What the launch check finds, sorted. */
  left: readonly string[];
}

/** Where the content of a firm and its sites are. */
export const foldersOf = ({ id }: Pick<FirmFacts, 'id'>) => ({
  content: `.cache/adoption/${id}/content`,
  /** Built before the day of the scheduled post, and on it. */
  dist: `.cache/adoption/${id}/site`,
  laterDist: `.cache/adoption/${id}/later`,
});

/** After all days of the shipped content, and the day of the scheduled post. */
export const days = { now: '2030-12-02', later: '2031-01-06' } as const;

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

/** What the launch check asks of a firm without a server. */
export const serverSettings = [
  'DATA_DIR',
  'LEADS_TO',
  'MAIL_FROM',
  'SITE_URL',
  'SMTP_URL',
  'TOKEN_SECRET',
  'TRUST_PROXY',
] as const;
