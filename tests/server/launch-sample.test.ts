/** What launch:check says of the words of the shipped sample, and how an owner answers it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '../support/fixture-content.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { tempDir } from './support/temp-dir.ts';

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
  answered: z.array(z.object({ point: z.string(), reason: z.string() })),
  notes: z.array(z.string()),
});

/** A copy of the project that was shipped with the fixture's texts, which no file calls a sample any more. */
function ownersProject() {
  const root = tempDir();
  for (const part of ['lib', 'owner', 'server', 'tools', 'package.json']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  cpSync(fixtureContent, join(root, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const note = () => execFileSync(process.execPath, ['tools/sample-note.ts'], { cwd: root });
  note();
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const run = (...args: string[]) =>
    runStaffCommand('launch-check', dataDir, ['--offline', ...args], { CONTENT_DIR: '' }, root);
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(root, 'content', name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, change(before));
  };
  for (const name of ['testimonials.yaml', 'people.yaml', 'clients.yaml', 'claims.yaml']) {
    edit(name, (text) => text.replaceAll('sample: true', 'sample: false'));
  }
  const state = async () => stateSchema.parse(JSON.parse((await run('--json')).stdout));
  const ofSample = async () =>
    (await state()).left.filter(({ group }) => group === 'The shipped sample');
  return { root, run, edit, note, state, ofSample };
}

it('names what stands there word for word, with file, line and field', async () => {
  const { run, ofSample } = ownersProject();
  const { code, stdout } = await run();
  expect(code).toBe(1);
  const line = (file: string, text: string) =>
    readFileSync(`${fixtureContent}/${file}`, 'utf8').split(text)[0]?.split('\n').length;
  for (const [file, text, field, said] of [
    ['brand/firm.yaml', 'Juniper Row\n', 'name', 'is the name of the sample'],
    ['brand/firm.yaml', 'Juniper Row Partners', 'legalName', 'is the legal name of the sample'],
    ['brand/firm.yaml', 'Nebraska', 'governingLaw', 'are the law and the venue of the sample'],
    ['brand/firm.yaml', '7 Row Street', 'postalAddress.street', 'is the address of the sample'],
    ['brand/firm.yaml', 'JR', 'referencePrefix', 'begins the references of the sample'],
    ['brand/firm.yaml', 'From question to answer.', 'footerLine', 'is the line of the sample'],
    ['brand/look.yaml', '#f3f5fa', 'colors.paper', 'are the colors of the sample'],
    ['people.yaml', 'Mara Fenn', 'items.0.name', 'is a person of the sample'],
  ]) {
    const at = `  content/${file}:${line(file ?? '', text ?? '')}: ${field}: “${text?.trim()}`;
    expect(stdout).toContain(at);
    expect(stdout.split(at)[1]?.split('\n')[0]).toContain(said);
  }
  const points = (await ofSample()).map(({ point = '' }) => point.split('-')[0]);
  expect(points).toEqual(
    expect.arrayContaining(['figure', 'definition', 'quote', 'client', 'person', 'opinion']),
  );
});

it('knows the terms of a service sentence by sentence, once its file calls itself no sample', async () => {
  const { edit, ofSample } = ownersProject();
  const name = 'services/interim-staffing.yaml';
  const fields = async () =>
    (await ofSample()).filter(({ place }) => place.includes(name)).map(({ field }) => field);
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

it('says nothing of what the owner has replaced, also where only the letters differ', async () => {
  const { edit, ofSample } = ownersProject();
  const places = async () => (await ofSample()).map(({ place, field }) => `${place}: ${field}`);
  expect(await places()).toContain('content/people.yaml: items.0.name');
  edit('people.yaml', (text) => text.replace('name: Mara Fenn', 'name: Ines Duval'));
  expect(await places()).not.toContain('content/people.yaml: items.0.name');
  edit('people.yaml', (text) => text.replace('name: Ines Duval', 'name: MARA  FENN'));
  expect(await places()).toContain('content/people.yaml: items.0.name');
});

it('finds the names of the sample in every text, but never in the name of the firm itself', async () => {
  const { edit, ofSample } = ownersProject();
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
  const said = (await ofSample())
    .filter(({ place }) => place.includes('second-call'))
    .map(({ todo }) => todo);
  expect(said).toEqual([expect.stringMatching(/^names Mara Fenn, of the sample/)]);
  const ofBrand = (await ofSample()).filter(({ place }) => place === 'content/brand/firm.yaml');
  expect(ofBrand.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['governingLaw', 'postalAddress.street']),
  );
  expect(ofBrand.map(({ field }) => field)).not.toContain('name');
});

it('knows the mark of the sample until another file takes its place', async () => {
  const { edit, ofSample } = ownersProject();
  const marks = async () =>
    (await ofSample()).filter(({ place }) => place.endsWith('brand/mark.svg'));
  expect(await marks()).toMatchObject([
    { field: 'drawing', todo: expect.stringContaining('mark') },
  ]);
  edit('brand/mark.svg', (text) => text.replace(/circle/g, 'ellipse'));
  expect(await marks()).toEqual([]);
});

it('knows a service that is named after the firm of the sample, in texts and in an address', async () => {
  const { root, edit, note, ofSample } = ownersProject();
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
  note();
  edit('brand/firm.yaml', (text) => text.replaceAll('Juniper Row', 'Alder Works'));
  edit('services/juniper-quick-run.yaml', (text) => text.replace(/^name: .*/m, 'name: Alder Run'));
  edit('pages/services.yaml', (text) =>
    text.replace('Four ways to hire', 'Juniper Quick Run and more'),
  );
  const said = (await ofSample()).filter(({ todo }) => todo.includes('Juniper Quick Run'));
  expect(said.map(({ place, field }) => `${place}: ${field}`).sort()).toEqual([
    'content/pages/services.yaml: meta.title',
    'content/services/juniper-quick-run.yaml: file name',
  ]);
});

it('finds places and figures of the sample in the words of pages, once the firm has others', async () => {
  const { edit, ofSample } = ownersProject();
  const said = async () =>
    (await ofSample()).filter(({ todo }) => todo.startsWith('says ')).map(({ todo }) => todo);
  edit('pages/search.yaml', (text) =>
    text.replace(/description: "[^"]*"/, 'description: Ask in Dallas.'),
  );
  edit('pages/home.yaml', (text) =>
    text.replace(/description: "[^"]*"/, 'description: Done in 12 days.'),
  );
  expect(await said()).toEqual([]);
  edit('claims.yaml', (text) => text.replace('value: 12', 'value: 14'));
  edit('cities/dallas.yaml', (text) => text.replace('city: Dallas', 'city: Fort Alder'));
  expect([...new Set(await said())]).toEqual([
    'says 12 days, of the sample. Say what holds for the firm.',
    'says Dallas, of the sample. Say what holds for the firm.',
  ]);
});

it('takes the owner’s answer for one value, shows it, and asks again when the value changes', async () => {
  const { root, run, edit, state, ofSample } = ownersProject();
  const street = (await ofSample()).find(({ field }) => field === 'postalAddress.street');
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
    `content/launch.yaml answers ${street?.point}, which is no point`,
  );

  answers(`answers:\n  - point: ${street?.point}\n    reason: ok\n`);
  expect((await run()).stdout).toContain(
    'content/launch.yaml: answers.0.reason: must say why, in at least 10 characters.',
  );
});

it('lets no answer hide a file that calls itself a sample', async () => {
  const { edit, state } = ownersProject();
  edit('people.yaml', (text) => text.replace('sample: false', 'sample: true'));
  const flagged = (await state()).left.find(({ place }) => place === 'content/people.yaml');
  expect(flagged).toMatchObject({ group: 'Sample content', line: 1 });
  expect(flagged?.point).toBeUndefined();
});
