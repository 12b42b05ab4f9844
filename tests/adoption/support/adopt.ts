/** Adopts the site as the owner's guide describes, and builds it on two days. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { buildOnce } from '../../e2e/support/fixture-site.ts';
import { linkedProject } from '../../support/linked-project.ts';
import { firm, projectStateFile, readProjectState } from './firm.ts';

const own = 'tests/adoption/firm';
/** Files of the sample that the firm deletes. */
const removed = [
  'cities/dallas.yaml',
  'cities/little-rock.yaml',
  'cities/new-york-city.yaml',
  'cities/shreveport.yaml',
  'cities/vero-beach.yaml',
  'services/fox-fast-track.yaml',
  'articles/the-it-job-market-what-the-headlines-miss.md',
  'tools/specimen-slate.yaml',
  'worked-searches.yaml',
];
/** A typeface without a width axis, like most. */
const typeface =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Playwright's global setup. */
export default async function adopt(): Promise<void> {
  await makeContent();
  Object.assign(process.env, { CONTENT_DIR: firm.content });
  await buildOnce(firm.dist, { BUILD_DATE: firm.day });
  await buildOnce(firm.laterDist, { BUILD_DATE: firm.laterDay });
}

/** The owner's steps: setup, files and edits. */
export async function makeContent(): Promise<void> {
  rmSync(firm.content, { recursive: true, force: true });
  mkdirSync('.cache/adoption', { recursive: true });
  writeFileSync(projectStateFile, readProjectState());
  const env = {
    ...process.env,
    CONTENT_DIR: resolve(firm.content),
    DATA_DIR: resolve('.cache/adoption/data'),
  };
  rmSync('.cache/adoption/project', { recursive: true, force: true });
  const cwd = linkedProject('.cache/adoption/project');
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  run('owner/setup.ts', 'tests/adoption/answers.yaml');
  for (const name of removed) rmSync(join(firm.content, name));
  cpSync(own, firm.content, { recursive: true });
  cpSync(typeface, join(firm.content, 'brand/ashgrove-sans.woff2'));
  await paintPortraits();
  editFiles();
  run('owner/content-check.ts');
}

const editsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

function editFiles(): void {
  const text = readFileSync('tests/adoption/edits.yaml', 'utf8');
  const edits = editsSchema.parse(parseDocument(text, { merge: true }).toJS());
  for (const [name, fields] of Object.entries(edits)) {
    const file = join(firm.content, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      name.endsWith('.md') ? replaced(name, before, fields) : set(name, before, fields),
    );
  }
}

/** @throws Error if a field is missing */
function set(name: string, text: string, fields: Record<string, unknown>): string {
  const document = parseDocument(text);
  for (const [field, value] of Object.entries(fields)) {
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (!document.hasIn(path)) throw new Error(`${name} has no ${field}`);
    document.setIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}

function replaced(name: string, text: string, pieces: Record<string, unknown>): string {
  return Object.entries(pieces).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`${name} does not say: ${from}`);
    return result.replaceAll(from, String(to));
  }, text);
}

/** People in the portraits, with the color of the background. */
const sitters = { nora: '#7a5c46', tobias: '#4d5f73' };

/** Paints portraits with the size and grain of photographs. */
async function paintPortraits(): Promise<void> {
  const folder = join(firm.content, 'portraits');
  mkdirSync(folder, { recursive: true });
  for (const [name, background] of Object.entries(sitters)) {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const grain = await sharp({
      create: { width: 1600, height: 2000, channels: 3, background, noise },
    })
      .png()
      .toBuffer();
    const sitter = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><circle cx="800" cy="760" r="380" fill="#d9b69a"/><path d="M160 2000a640 720 0 0 1 1280 0z" fill="#2b2f38"/></svg>',
    );
    await sharp({ create: { width: 1600, height: 2000, channels: 3, background } })
      .composite([{ input: grain, blend: 'soft-light' }, { input: sitter }])
      .jpeg({ quality: 90 })
      .toFile(join(folder, `${name}.jpg`));
  }
}
