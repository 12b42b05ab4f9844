/**
 * `npm run build`: builds the site and stamps the build with its sources. `-- --static URL` sends its forms
 * to the server at that address, so that any static host can serve the pages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getContentFolder } from '../lib/content/folder.ts';
import { buildDay } from '../lib/content/publication.ts';
import { type BuildSetting, buildSettingNames, isGitFolder } from '../lib/site-record.ts';
import { untilAllEnd } from './children.ts';

/** Astro's command line. */
export const astro = join(
  dirname(createRequire(import.meta.url).resolve('astro/package.json')),
  'bin',
  'astro.mjs',
);

/** Settings of a build, in addition to the environment's. */
export type BuildSettings = Partial<Record<BuildSetting, string>>;

interface BuildOptions {
  /** Shows Astro's output only if the build fails. */
  quiet?: boolean;
  /** Output folder. */
  folder?: string;
  settings?: BuildSettings;
}

/** Builds the site. A failed build leaves the old one in place and exits the process. */
export async function buildSite({
  quiet = false,
  folder = 'dist',
  settings = {},
}: BuildOptions = {}): Promise<void> {
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const code = await untilAllEnd([child]);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    process.exit(code);
  }
  await writeFile(getStampFile(folder), await hashSources(settings));
}

/** @returns whether the folder contains a build of exactly these sources and settings */
export async function isBuildFresh(
  folder = 'dist',
  settings: BuildSettings = {},
): Promise<boolean> {
  try {
    // Astro writes this page last.
    await access(join(folder, '404.html'));
    return (await readFile(getStampFile(folder), 'utf8')) === (await hashSources(settings));
  } catch {
    return false;
  }
}

/** Builds the site in `dist` if it is missing or stale. */
export async function ensureBuild(): Promise<void> {
  if (await isBuildFresh()) return;
  console.log('Building the site. This takes a few seconds.');
  await buildSite({ quiet: true });
}

const getStampFile = (folder: string) => join('.cache', `${basename(folder)}.stamp`);

const sources = [
  'lib/**/*.ts',
  'site/**/*',
  // Headers, redirects and files of hosts.
  'server/site/*.ts',
  'owner/{command,content-check}.ts',
  'tools/{build,children}.ts',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** @returns the files that determine a build, in order */
export async function listSources(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const files: string[] = [];
  const patterns = [...sources, `${getContentFolder(environment)}/**/*`];
  for await (const entry of glob(patterns, { withFileTypes: true, exclude: isGitFolder })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  return files.sort();
}

/** @returns a digest of everything that determines a build */
async function hashSources(settings: BuildSettings): Promise<string> {
  const environment = { ...process.env, ...settings };
  const day = buildDay(environment);
  const hash = createHash('sha256');
  for (const file of await listSources(environment)) {
    const content = await readFile(file);
    hash.update(file).update(content);
    // A scheduled post makes the build stale on its day.
    if (file.endsWith('.md') && isScheduled(content.toString(), day)) hash.update('scheduled');
  }
  for (const name of buildSettingNames) hash.update(`${name}=${environment[name] ?? ''}\n`);
  return hash.digest('hex');
}

function isScheduled(post: string, day: string): boolean {
  const [head = ''] = post.split('\n---');
  const [, date] = /^date: '?"?(\d{4}-\d{2}-\d{2})/m.exec(head) ?? [];
  return date !== undefined && date > day;
}

if (import.meta.main) {
  const options = { static: { type: 'string' } } as const;
  const formsUrl = parseArgs({ options }).values.static;
  await buildSite({ settings: formsUrl === undefined ? {} : { PUBLIC_FORMS_URL: formsUrl } });
}
