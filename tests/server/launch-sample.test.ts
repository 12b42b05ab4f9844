/**
 * How launch:check finds the shipped sample, and how an owner answers its findings.
 * @module-tag nightly
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Command } from '../../server/commands/command.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { linkProject } from '../support/linked-project.ts';
import { getQuickFolder } from '../support/quick-folder.ts';
import { runLaunchCheck, spawnLaunchCheck } from './support/run-launch-check.ts';
import { createTempDir } from './support/temp-dir.ts';

const stateSchema = z.object({
  ready: z.boolean(),
  left: z.array(
    z.object({
      group: z.string(),
      place: z.string(),
      line: z.number().optional(),
      field: z.string().optional(),
      todo: z.string(),
      point: z.string().optional(),
    }),
  ),
  shipped: z.array(
    z.object({
      place: z.string(),
      point: z.string(),
      claims: z.array(z.object({ field: z.string(), text: z.string() })),
      others: z.array(z.object({ text: z.string() })),
    }),
  ),
  answered: z.array(z.object({ point: z.string(), reason: z.string() })),
  notes: z.array(z.string()),
});

/** A copy of the project, as if it shipped with the fixture content, and its command. */
let shipped: string;
let launchCheck: Command;
beforeAll(async () => {
  shipped = mkdtempSync(join(getQuickFolder(), 'site-test-'));
  for (const part of ['lib', 'owner', 'server', 'site', 'package.json']) {
    cpSync(part, join(shipped, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(shipped, 'node_modules'));
  cpSync(fixtureContent, join(shipped, 'content'), { recursive: true });
  noteSample(shipped);
  ({ launchCheck } = await import(join(shipped, 'owner/launch-check.ts')));
});
afterAll(() => rmSync(shipped, { recursive: true, force: true }));

const noteSample = (root: string) =>
  execFileSync(process.execPath, ['owner/launch-check/sample.ts'], { cwd: root });

const findSample = ({ left }: z.infer<typeof stateSchema>) =>
  left.filter(({ group }) => group === 'The shipped sample');

/** The project of an owner, whose people, clients and claims are no longer marked as samples. */
function createOwnersProject() {
  const root = linkProject(createTempDir(), fixtureContent, shipped);
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const settings = { CONTENT_DIR: '', SITE_DIST: 'dist', DATA_DIR: dataDir };
  const run = (...args: string[]) =>
    runLaunchCheck(['--offline', ...args], settings, root, launchCheck);
  const state = async () => stateSchema.parse(JSON.parse((await run('--json')).stdout));
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(root, 'content', name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, change(before));
  };
  for (const name of ['testimonials.yaml', 'people.yaml', 'clients.yaml', 'claims.yaml']) {
    edit(name, (text) => text.replaceAll('sample: true', 'sample: false'));
  }
  const sampleFindings = async () => findSample(await state());
  return { root, run, edit, settings, state, sampleFindings };
}

it('reports texts of the sample with file, line and field', async () => {
  const { run, sampleFindings } = createOwnersProject();
  const { code, stdout } = await run();
  expect(code).toBe(1);
  const line = (file: string, text: string) =>
    readFileSync(`${fixtureContent}/${file}`, 'utf8').split(text)[0]?.split('\n').length;
  for (const [file, text, field, sentence] of [
    ['brand/firm.yaml', 'Juniper Row\n', 'name', 'is the sample’s name'],
    ['brand/firm.yaml', 'Juniper Row Partners', 'legalName', 'is the sample’s legal name'],
    ['brand/firm.yaml', 'Nebraska', 'governingLaw', 'are the sample’s law and venue'],
    ['brand/firm.yaml', '7 Row Street', 'postalAddress.street', 'is the sample’s address'],
    ['brand/firm.yaml', 'JR', 'referencePrefix', 'begins the sample’s references'],
    ['brand/firm.yaml', 'From question to answer.', 'footerLine', 'is the sample’s line'],
    ['brand/firm.yaml', 'Hiring Help', 'titleSuffix', 'ends the sample’s title'],
    ['banner-cities.yaml', 'Ashfield, AL', '0', 'are the first of the sample’s towns'],
    ['brand/look.yaml', '#f3f5fa', 'colors.paper', 'are the sample’s colors'],
    ['people.yaml', 'Mara Fenn', 'items.0.name', 'is a person of the sample'],
  ]) {
    const at = `  content/${file}:${line(file ?? '', text ?? '')}: ${field}: “${text?.trim()}`;
    expect(stdout).toContain(at);
    expect(stdout.split(at)[1]?.split('\n')[0]).toContain(sentence);
  }
  const points = (await sampleFindings()).map(({ point = '' }) => point.split('-')[0]);
  expect(points).toEqual(
    expect.arrayContaining(['figure', 'definition', 'quote', 'client', 'person', 'opinion']),
  );
});

it('reports each term of a service when its file is no longer marked as a sample', async () => {
  const { edit, sampleFindings } = createOwnersProject();
  const name = 'services/interim-staffing.yaml';
  const fields = async () =>
    (await sampleFindings()).filter(({ place }) => place.includes(name)).map(({ field }) => field);
  expect(await fields()).toEqual([]);
  edit(name, (text) => text.replace('sample: true', 'sample: false'));
  expect((await fields()).sort()).toEqual([
    'pricing.model',
    'terms.conversion',
    'terms.example.total.what',
    'terms.guarantee.covers',
    'terms.guarantee.excludes',
    'terms.guarantee.lasts',
    'terms.notice',
    'terms.paid',
    'terms.price',
    'terms.weekOne',
    'terms.who',
  ]);
  const own = { covers: 'Who leaves.', total: 'amount: $30', timeframe: 'A shortlist this week' };
  edit(name, (text) =>
    text
      .replace('The first try.', own.covers)
      .replace(/(?<=total: .*)amount: \$\d+/, own.total)
      .replace(/(?<=timeframe: ).*(?=,)/, own.timeframe)
      .replace(/(?<=^ {2}(?:who|weekOne): ).*/gm, 'Two of us.'),
  );
  expect((await fields()).sort()).toEqual([
    'terms.conversion',
    'terms.guarantee.excludes',
    'terms.guarantee.lasts',
    'terms.notice',
    'terms.paid',
    'terms.price',
  ]);
});

it('ignores replaced texts, and case and spacing when it compares', async () => {
  const { edit, sampleFindings } = createOwnersProject();
  const places = async () =>
    (await sampleFindings()).map(({ place, field }) => `${place}: ${field}`);
  expect(await places()).toContain('content/people.yaml: items.0.name');
  edit('people.yaml', (text) => text.replace('name: Mara Fenn', 'name: Ines Duval'));
  expect(await places()).not.toContain('content/people.yaml: items.0.name');
  edit('people.yaml', (text) => text.replace('name: Ines Duval', 'name: MARA  FENN'));
  expect(await places()).toContain('content/people.yaml: items.0.name');
});

it('finds the sample’s names in every text, except in the name of the owner’s firm', async () => {
  const { edit, sampleFindings } = createOwnersProject();
  edit('brand/firm.yaml', (text) =>
    text
      .replace('name: Juniper Row', 'name: Juniper Partners')
      .replace('legalName: Juniper Row Partners LLC', 'legalName: Juniper Partners Inc.'),
  );
  edit(
    'posts/pay-for-the-second-call.md',
    (text) =>
      `${text}\nJuniper Partners asks first, and Juniper waits.\n\nMara Fenn of Juniper Row said so.\n`,
  );
  const findings = await sampleFindings();
  const todos = findings
    .filter(({ place }) => place.includes('second-call'))
    .map(({ todo }) => todo);
  expect(todos).toEqual([expect.stringMatching(/^mentions Mara Fenn, which is the sample’s/)]);
  const ofBrand = findings.filter(({ place }) => place === 'content/brand/firm.yaml');
  expect(ofBrand.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['governingLaw', 'postalAddress.street']),
  );
  expect(ofBrand.map(({ field }) => field)).not.toContain('name');
});

it('reports the sample’s mark until its file is replaced', async () => {
  const { edit, sampleFindings } = createOwnersProject();
  const marks = async () =>
    (await sampleFindings()).filter(({ place }) => place.endsWith('brand/mark.svg'));
  expect(await marks()).toMatchObject([
    { field: 'drawing', todo: expect.stringContaining('mark') },
  ]);
  edit('brand/mark.svg', (text) => text.replace(/circle/g, 'ellipse'));
  expect(await marks()).toEqual([]);
});

it('finds a service named after the sample’s firm in texts and addresses', async () => {
  const { root, edit, settings } = createOwnersProject();
  edit('services/fox-fast-track.yaml', (text) =>
    text
      .replace('name: Quick Placement', 'name: Juniper Quick Run')
      .replace('sample: true', 'sample: false'),
  );
  const content = join(root, 'content');
  renameSync(
    `${content}/services/fox-fast-track.yaml`,
    `${content}/services/juniper-quick-run.yaml`,
  );
  // The record of the sample is beside the check.
  rmSync(join(root, 'owner'));
  cpSync(join(shipped, 'owner'), join(root, 'owner'), { recursive: true });
  noteSample(root);
  edit('brand/firm.yaml', (text) => text.replaceAll('Juniper Row', 'Alder Works'));
  edit('services/juniper-quick-run.yaml', (text) => text.replace(/^name: .*/m, 'name: Alder Run'));
  edit('pages/services.yaml', (text) =>
    text.replace('Four ways to hire', 'Juniper Quick Run and more'),
  );
  const { stdout } = await spawnLaunchCheck(['--offline', '--json'], settings, root);
  const findings = findSample(stateSchema.parse(JSON.parse(stdout))).filter(({ todo }) =>
    todo.includes('Juniper Quick Run'),
  );
  expect(findings.map(({ place, field }) => `${place}: ${field}`).sort()).toEqual([
    'content/pages/services.yaml: meta.title',
    'content/services/juniper-quick-run.yaml: file name',
  ]);
});

it('finds the sample’s places and figures in pages when the firm has others', async () => {
  const { edit, sampleFindings } = createOwnersProject();
  const listFacts = async () =>
    (await sampleFindings()).filter(({ todo }) => todo.startsWith('says ')).map(({ todo }) => todo);
  edit('pages/search.yaml', (text) =>
    text.replace(/description: "[^"]*"/, 'description: Ask in Dallas.'),
  );
  edit('pages/home.yaml', (text) =>
    text.replace(/description: "[^"]*"/, 'description: Done in 12 days.'),
  );
  expect(await listFacts()).toEqual([]);
  edit('claims.yaml', (text) => text.replace('value: 12', 'value: 14'));
  edit('cities/dallas.yaml', (text) => text.replace('city: Dallas', 'city: Fort Alder'));
  expect([...new Set(await listFacts())]).toEqual([
    'says 12 days, which is the sample’s. Write what is true for your firm.',
    'says Dallas, which is the sample’s. Write what is true for your firm.',
  ]);
});

it('counts the shipped sentences about a firm by file, and lists them on demand', async () => {
  const { run, edit, state } = createOwnersProject();
  const post = 'content/posts/pay-for-the-second-call.md';
  const about = 'content/pages/about.yaml';
  const readClaims = async () => {
    const { shipped } = await state();
    return (place: string) =>
      shipped.find((file) => file.place === place)?.claims.map(({ text }) => text);
  };
  const listClaims = await readClaims();
  // Advice claims nothing about the firm.
  expect(listClaims(post)).toEqual([]);
  const before = listClaims(about) ?? [];
  expect(before.length).toBeGreaterThan(2);
  const brief = (await run()).stdout;
  expect(brief).toMatch(/^Shipped sentences about the firm \(\d+ in \d+ files\)$/m);
  expect(brief).toContain(`  ${about}: ${before.length}\n`);
  expect(brief).not.toContain(before[0]);
  const all = (await run('--sentences')).stdout;
  for (const sentence of before) expect(all).toContain(sentence);
  expect(all).toContain('Other shipped sentences');

  edit('pages/about.yaml', (text) => text.replace(before[0] ?? '', 'Our own sentence.'));
  expect((await readClaims())(about)).toEqual(before.slice(1));
});

it('counts the words that promise something until words.yaml has the firm’s own', async () => {
  const { root, state } = createOwnersProject();
  const listPromises = async () =>
    (await state()).shipped
      .find(({ place }) => place === 'content/words.yaml')
      ?.claims.map(({ field }) => field);
  const promise = 'form.contact.success.description';
  expect(await listPromises()).toContain(promise);
  const own = 'form: { book: Book, contact: { success: { description: We reply the same day. } } }';
  writeFileSync(join(root, 'content/words.yaml'), own);
  expect(await listPromises()).not.toContain(promise);
  expect(await listPromises()).toContain('form.sent.calls.career.text');
});

it('accepts an answer for a file or folder of shipped sentences', async () => {
  const { root, run, state } = createOwnersProject();
  const listOpen = async () =>
    [...(await run()).stdout.matchAll(/^ {2}content\/(\S+): \d+$/gm)].map(([, name]) => name);
  expect(await listOpen()).toEqual(expect.arrayContaining(['pages/about.yaml', 'words.yaml']));
  const answers = ['shipped-pages/', 'shipped-words.yaml', 'shipped-guides/none.md'].map(
    (point) => ({ point, reason: 'Mara Fenn read them all.' }),
  );
  writeFileSync(join(root, 'content/launch.yaml'), JSON.stringify({ answers }));
  const open = await listOpen();
  expect(open.filter((name) => /^(?:pages|words)/.test(name ?? ''))).toEqual([]);
  expect((await run()).stdout).toContain('Answer: Mara Fenn read them all.');
  expect((await state()).notes.join()).toContain('answers shipped-guides/none.md, which');
});

it('applies an answer until its value changes', async () => {
  const { root, run, edit, state, sampleFindings } = createOwnersProject();
  const street = (await sampleFindings()).find(({ field }) => field === 'postalAddress.street');
  const reason = 'We moved into the very house.';
  const answers = (text: string) => writeFileSync(join(root, 'content/launch.yaml'), text);
  answers(`answers:\n  - point: ${street?.point}\n    reason: ${reason}\n`);
  const answered = await state();
  expect(answered.answered).toEqual([{ point: street?.point, reason }]);
  expect(answered.left.map(({ point }) => point)).not.toContain(street?.point);
  expect((await run()).stdout).toContain(`Answered in launch.yaml (1)\n`);

  edit('brand/firm.yaml', (text) => text.replace('7 Row Street', '9 Elm Street'));
  const after = await state();
  expect(after.answered).toEqual([]);
  expect(after.notes.join()).toContain(
    `content/launch.yaml answers ${street?.point}, which this check does not report`,
  );

  answers(`answers:\n  - point: ${street?.point}\n    reason: ok\n`);
  expect((await run()).stdout).toContain(
    'content/launch.yaml: answers.0.reason: must say why, in at least 10 characters.',
  );
});

it('reports a sample flag despite any answer', async () => {
  const { edit, state } = createOwnersProject();
  edit('people.yaml', (text) => text.replace('sample: false', 'sample: true'));
  const flagged = (await state()).left.find(({ place }) => place === 'content/people.yaml');
  expect(flagged).toMatchObject({ group: 'Sample content', line: 1 });
  expect(flagged?.point).toBeUndefined();
});
