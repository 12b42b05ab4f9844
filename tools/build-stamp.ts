/** Knows whether the built site is still the one that the sources and settings would give. */
import { createHash } from 'node:crypto';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { buildSettingNames } from '../contracts/build-settings.ts';
import { contentFolder } from '../contracts/content/folder.ts';

const stampFile = '.cache/build-stamp';
/** Written last by the site builder; without it there is no build, whatever the stamp says. */
const builtFile = 'dist/404.html';
const sources = [
  'contracts/**/*.ts',
  'site/**/*',
  'tools/**/*.ts',
  'astro.config.ts',
  'package-lock.json',
];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  const watched = [...sources, `${contentFolder()}/**/*`];
  for await (const entry of glob(watched, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  for (const name of buildSettingNames) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** Writes down what the build in dist/ was made from. */
export async function noteBuild(): Promise<void> {
  await writeFile(stampFile, await fingerprint());
}

/** @returns whether dist/ holds a build of exactly these sources and settings */
export async function isBuildFresh(): Promise<boolean> {
  try {
    await access(builtFile);
    return (await readFile(stampFile, 'utf8')) === (await fingerprint());
  } catch {
    return false;
  }
}
