/** Adopts the site as the owner's guide describes, and builds it for two days. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { buildOnce } from '../../e2e/support/fixture-site.ts';
import { linkProject } from '../../support/linked-project.ts';
import { days, type FirmFacts, getFolders, projectStateFile, readProjectState } from './firm.ts';
import { firms } from './firms.ts';

/** Playwright's global setup. */
export default async function adopt(): Promise<void> {
  mkdirSync('.cache/adoption', { recursive: true });
  writeFileSync(projectStateFile, readProjectState());
  for (const firm of firms) {
    const { content, dist, laterDist } = getFolders(firm);
    await makeContent(firm);
    await buildOnce(dist, { CONTENT_DIR: content, BUILD_DATE: days.now });
    await buildOnce(laterDist, { CONTENT_DIR: content, BUILD_DATE: days.later });
  }
}

const textsSchema = z.record(z.string(), z.unknown());
/** What the firm writes: fields of firm.yaml, its own files, and edits of files that it keeps. */
const firmSchema = z.strictObject({
  answers: textsSchema,
  files: textsSchema,
  edits: z.record(z.string(), textsSchema),
});

/** The owner's steps: setup or a copy of the sample, files and edits. */
export async function makeContent(firm: FirmFacts): Promise<void> {
  const { content } = getFolders(firm);
  const text = readFileSync(`tests/adoption/${firm.id}.yaml`, 'utf8');
  const { answers, files, edits } = firmSchema.parse(parse(text, { merge: true }));
  rmSync(content, { recursive: true, force: true });
  const env = {
    ...process.env,
    CONTENT_DIR: resolve(content),
    DATA_DIR: resolve('.cache/adoption/data'),
  };
  rmSync('.cache/adoption/project', { recursive: true, force: true });
  const cwd = linkProject('.cache/adoption/project');
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (firm.start === 'starter') {
    writeFileSync(join(cwd, 'answers.yaml'), stringify(answers));
    run('owner/setup.ts', 'answers.yaml');
  } else {
    cpSync('sample', content, { recursive: true });
    editFile(content, 'brand/firm.yaml', { ...answers, sample: null });
  }
  for (const name of globSync([...firm.removed], { cwd: content })) rmSync(join(content, name));
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(join(content, dirname(name)), { recursive: true });
    writeFileSync(join(content, name), typeof value === 'string' ? value : stringify(value));
  }
  if (firm.typeface) cpSync(firm.typeface, join(content, 'brand/own.woff2'));
  for (const portrait of firm.portraits) await paintPortrait(join(content, 'portraits'), portrait);
  for (const [name, fields] of Object.entries(edits)) editFile(content, name, fields);
  run('owner/content-check.ts');
}

function editFile(content: string, name: string, fields: Record<string, unknown>): void {
  const file = join(content, name);
  const edit = name.endsWith('.md') ? replaceTexts : setFields;
  writeFileSync(file, edit(name, readFileSync(file, 'utf8'), fields));
}

/**
 * @param fields new values, which the content check looks at; null removes a field
 * @throws Error if a field to remove is missing
 */
function setFields(name: string, text: string, fields: Record<string, unknown>): string {
  const document = parseDocument(text);
  for (const [field, value] of Object.entries(fields)) {
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value !== null) document.setIn(path, document.createNode(value));
    else if (!document.deleteIn(path)) throw new Error(`${name} has no ${field}`);
  }
  return document.toString({ lineWidth: 0 });
}

function replaceTexts(name: string, text: string, pieces: Record<string, unknown>): string {
  return Object.entries(pieces).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`${name} does not say: ${from}`);
    return result.replaceAll(from, String(to));
  }, text);
}

/** Paints a portrait with the size and grain of a photograph. */
async function paintPortrait(
  folder: string,
  { file, background }: FirmFacts['portraits'][number],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
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
    .toFile(join(folder, file));
}
