/** Builds and serves the two sides of a comparison: a commit, in a temporary worktree, and the working tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSite } from '../e2e/support/site.ts';

interface Side {
  /** Of the build. */
  folder: string;
  url: string;
}

interface Sides {
  /** The commit, then the working tree. */
  sites: [Side, Side];
  close: () => Promise<void>;
}

const worktree = resolve('.cache/compare/worktree');
/** Takes the place of the worktree's cache, so that the next run finds the build. */
const keptCache = resolve('.cache/compare/worktree-cache');

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** @param ref a commit; both sides use their own content: the fixture's, or the shipped sample's */
export async function openSides(ref: string, sample: boolean): Promise<Sides> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).toString().trim();
  // A run that was stopped leaves its worktree.
  removeWorktree();
  git('worktree', 'add', '--detach', worktree, commit);
  linkCaches();
  const before = await openSide(worktree, sample);
  const after = await openSide(resolve('.'), sample);
  return {
    sites: [before, after],
    async close() {
      for (const { stop } of [before, after]) stop();
      removeWorktree();
    },
  };
}

function removeWorktree(): void {
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
}

function linkCaches(): void {
  const readLock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (readLock(worktree) === readLock('.'))
    symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: worktree, stdio: 'inherit' });
  if (!existsSync(keptCache)) {
    mkdirSync(keptCache, { recursive: true });
    // Encoding the pictures takes long.
    if (existsSync('.cache/astro'))
      cpSync('.cache/astro', join(keptCache, 'astro'), { recursive: true });
  }
  symlinkSync(keptCache, join(worktree, '.cache'));
}

/** Runs in each side, with its own modules. Prints the content folder. */
const build = `
  const [sample, folder] = process.argv.slice(1);
  const { fixtureSettings } = await import('./tests/support/fixture-content.ts');
  const { existsSync } = await import('node:fs');
  // Older sides have the sample in content/.
  const shipped = existsSync('sample') ? 'sample' : 'content';
  process.env.CONTENT_DIR = sample === 'true' ? shipped : fixtureSettings.CONTENT_DIR;
  const { buildSite, isBuildFresh } = await import('./tools/build.ts');
  if (!(await isBuildFresh(folder))) await buildSite({ quiet: true, folder });
  process.stdout.write(process.env.CONTENT_DIR);
`;

async function openSide(root: string, sample: boolean) {
  const folder = `.cache/compared-${sample ? 'sample' : 'fixture'}`;
  const command = ['--input-type=module', '--eval', build, String(sample), folder];
  const content = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const settings = { CONTENT_DIR: content, RATE_LIMIT_MAX: '100000' };
  const { url, stop, dataDir } = await startSite(folder, settings, root);
  return {
    folder: join(root, folder),
    url,
    stop() {
      stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
