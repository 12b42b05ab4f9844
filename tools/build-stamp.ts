/** Tells whether a build is up to date with its sources and settings. */
import { createHash } from 'node:crypto';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildRecord, buildRecordFile, contentDigest } from '../contracts/build-record.ts';
import { type BuildSetting, buildSettingNames } from '../contracts/build-settings.ts';
import { contentFolder } from '../contracts/content/folder.ts';

/** Settings of a build, in addition to the environment's. */
export type BuildSettings = Partial<Record<BuildSetting, string>>;

const stampFile = (folder: string) => join('.cache', `${basename(folder)}.stamp`);
/** Written last by Astro; without it there is no build, whatever the stamp says. */
const builtFile = (folder: string) => join(folder, '404.html');
const sources = [
  'contracts/**/*.ts',
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
  for (const name of buildSettingNames) hash.update(`${name}=${environment[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** Records what the build in a folder was made from: for the launch check, and for `npm start`. */
export async function noteBuild(folder = 'dist', settings: BuildSettings = {}): Promise<void> {
  const content = contentDigest(contentFolder({ ...process.env, ...settings }));
  const record: BuildRecord = { content };
  await writeFile(join(folder, buildRecordFile), `${JSON.stringify(record)}\n`);
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
