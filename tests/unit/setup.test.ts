/** @module-tag nightly */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { brandSchema, lookSchema } from '../../lib/content/schemas/brand.ts';
import { readText } from '../../lib/content/source.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { linkProject } from '../support/linked-project.ts';
import { getProcessEnv } from '../support/process-env.ts';

const answers = `
name: "Tarn & Weir: Search"
legalName: Tarn & Weir LLC
siteUrl: https://www.tarn-weir.com
email: hello@tarn-weir.com
phone: (402) 777-0100
postalAddress: { street: 12 Weir Lane, locality: Lincoln, region: NE, postalCode: "68508" }
foundingYear: 2015
footerLine: "#1 line"
`;

/** A checkout without content, and a function that runs setup in it with a file of answers. */
function createProject(text: string) {
  const root = linkProject(createTempDir());
  const folder = join(root, 'content');
  const file = join(root, 'answers.yaml');
  writeFileSync(file, text);
  const run = (command = ['owner/setup.ts', 'answers.yaml']) =>
    spawnSync(process.execPath, command, {
      cwd: root,
      env: { ...getProcessEnv(), CONTENT_DIR: '' },
      encoding: 'utf8',
    });
  const readFields = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readText(name, readFileSync(join(folder, name), 'utf8'), schema).data;
  const readBrand = () => readFields('brand/firm.yaml', brandSchema);
  const readLook = () => readFields('brand/look.yaml', lookSchema);
  return { root, folder, run, readBrand, readLook };
}

it('copies the starter, fills in the firm, keeps comments, and starts a repository', () => {
  const { folder, run, readBrand } = createProject(answers);
  const { status, stdout, stderr } = run();
  expect([status, stderr], stdout).toEqual([0, '']);
  expect(readBrand()).toMatchObject({
    name: 'Tarn & Weir: Search',
    postalAddress: { street: '12 Weir Lane', region: 'NE' },
    foundingYear: 2015,
    footerLine: '#1 line',
  });
  const readComments = (file: string) =>
    readFileSync(join(file, 'brand/firm.yaml'), 'utf8').match(/^#.*/gm);
  expect(readComments(folder)).toEqual(readComments('starter'));
  expect(existsSync(join(folder, '.git'))).toBe(true);
  expect(run(['owner/content-check.ts']).stdout).toBe('content/ has no errors.\n');

  const check = run(['owner/launch-check.ts']).stdout;
  const line = readFileSync(join(folder, 'people.yaml'), 'utf8')
    .split('\n')
    .indexOf('    name: TODO');
  expect(check).toContain(`content/people.yaml:${line + 1}: items.0.name: is not written yet.`);
  expect(check).not.toContain(': footerLine: is not written yet.');
});

it('copies nothing of the sample’s firm', () => {
  const { folder, run } = createProject('');
  run(['owner/setup.ts']);
  const files = globSync(join(folder, '**/*.{yaml,md}')).map((file) => readFileSync(file, 'utf8'));
  expect(files.join('\n')).not.toMatch(/fox|dallas|555-0142/i);
});

it('leaves content that is there alone', () => {
  const { folder, run } = createProject(answers);
  mkdirSync(folder);
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([
    1,
    'content/ is there already, and setup only starts a new folder. Change content/brand/firm.yaml instead.\n',
  ]);
  expect(globSync('*', { cwd: folder })).toEqual([]);
});

const looks = readText(
  'looks',
  readFileSync('owner/looks.yaml', 'utf8'),
  z.record(z.string(), lookSchema),
).data;

it.each(Object.entries(looks))(
  'writes the look %s, and keeps what a color is for',
  (id, fields) => {
    const { folder, run, readLook } = createProject(`look: ${id}\nname: Alder & Row\n`);
    const { status, stderr, stdout } = run();
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(readLook()).toMatchObject(fields);
    const look = readFileSync(join(folder, 'brand/look.yaml'), 'utf8');
    expect(look).toMatch(/ember: .* # small text/);
    expect(run(['owner/content-check.ts']).stdout).toBe('content/ has no errors.\n');
  },
);

const lowContrast = JSON.stringify({ colors: { ...looks.plum?.colors, moss: '#eeeeee' } });

it.each([
  [
    'several wrong answers',
    'phone: "12345"\nsiteUrl: tarn\nnmae: x\n',
    [
      'answers.yaml:1: phone: must look like (214) 555-0142, or outside North America like +43 1 234567',
      'answers.yaml:2: siteUrl: ',
      'answers.yaml: has an unknown field: nmae',
    ],
  ],
  [
    'an unknown look',
    'look: forest\n',
    ['answers.yaml:1: look: must be one of: harbor, orchard, plum'],
  ],
  [
    'two colors with too little contrast',
    `look: ${lowContrast}\n`,
    ['answers.yaml:1: look.colors.moss: moss (#eeeeee) on paper'],
  ],
])('rejects %s with file, line and field, and writes nothing', (_, text, sentences) => {
  const { folder, run } = createProject(text);
  const { status, stderr } = run();
  expect(status).toBe(1);
  for (const sentence of sentences) expect(stderr).toContain(sentence);
  expect(existsSync(folder)).toBe(false);
});

it('starts without answers, with all that is to write marked', () => {
  const { folder, run, readBrand } = createProject('');
  const { status, stdout } = run(['owner/setup.ts']);
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('Now write what is TODO in it, first in content/brand/firm.yaml'),
  ]);
  expect(readBrand().name).toBe('TODO');
  expect(existsSync(join(folder, '.git'))).toBe(true);
});
