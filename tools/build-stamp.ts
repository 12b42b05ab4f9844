/** Tells whether a build is up to date with its sources and settings. */
import { createHash } from 'node:crypto';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentFolder } from '../lib/content/folder.ts';
import { buildDay } from '../lib/content/publication.ts';
import { type BuildSetting, buildSettingNames } from '../lib/site-record.ts';

/** Settings of a build, in addition to the environment's. */
export type BuildSettings = Partial<Record<BuildSetting, string>>;

const stampFile = (folder: string) => join('.cache', `${basename(folder)}.stamp`);
/** Written last by Astro; without it there is no build, whatever the stamp says. */
const builtFile = (folder: string) => join(folder, '404.html');
const sources = [
  'lib/**/*.ts',
  'site/**/*',
  'tools/**/*.ts',
  'astro.config.ts',
  'package-lock.json',
];

async function fingerprint(settings: BuildSettings): Promise<string> {
  const environment = { ...process.env, ...settings };
  const hash = createHash('sha256');
  const files: string[] = [];
  const watched = [...sources, `${contentFolder(environment)}/**/*`];
  for await (const entry of glob(watched, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  // A post whose day has come makes a build stale.
  const day = buildDay(environment);
  for (const file of files) {
    const [, date] = /^date: '?"?(\d{4}-\d{2}-\d{2})/m.exec(await postHead(file)) ?? [];
    if (date && date > day) hash.update(`${file} is not out\n`);
  }
  for (const name of buildSettingNames) hash.update(`${name}=${environment[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** The fields of a post; nothing of another file. */
const postHead = async (file: string): Promise<string> =>
  file.endsWith('.md') ? ((await readFile(file, 'utf8')).split('\n---')[0] ?? '') : '';

/** Notes what the build in a folder was made from, so that `npm start` knows when it is stale. */
export async function noteBuild(folder = 'dist', settings: BuildSettings = {}): Promise<void> {
  await writeFile(stampFile(folder), await fingerprint(settings));
}

/** @returns whether the folder holds a build of exactly these sources and settings */
export async function isBuildFresh(
  folder = 'dist',
  settings: BuildSettings = {},
): Promise<boolean> {
  try {
    await access(builtFile(folder));
    return (await readFile(stampFile(folder), 'utf8')) === (await fingerprint(settings));
  } catch {
    return false;
  }
}
