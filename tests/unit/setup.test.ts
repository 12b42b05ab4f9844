/** @module-tag nightly */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readYamlFile } from '../../lib/content/folder.ts';
import { brandFile, brandSchema } from '../../lib/content/schemas/brand.ts';
import { claimsSchema } from '../../lib/content/schemas/claims.ts';
import { lookFile, lookSchema } from '../../lib/content/schemas/look.ts';
import {
  brandQuestions,
  findMistake,
  listQuestions,
  toFigureQuestion,
} from '../../owner/setup/answers.ts';
import { readyLookNames, readyLooks } from '../../owner/setup/ready-looks.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';
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
samples: empty
`;

/** A content folder, and a function that runs setup on it with a file of answers. */
function createProject(text: string) {
  const root = linkProject(createTempDir(), fixtureContent);
  const folder = join(root, 'content');
  const file = join(root, 'answers.yaml');
  writeFileSync(file, text);
  const run = () => {
    const env = { ...getProcessEnv(), CONTENT_DIR: folder, DATA_DIR: join(root, 'data') };
    return spawnSync(process.execPath, ['owner/setup.ts', file], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
  };
  return { folder, file, run };
}

const readTexts = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|md)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

it('writes the brand, keeps comments and order, removes samples, and lists what is left', () => {
  const { folder, run } = createProject(answers);
  const before = readTexts(folder);
  const { status, stdout, stderr } = run();
  expect(stderr).toBe('');
  expect(status, stdout).toBe(0);
  const brand = readYamlFile(brandFile, brandSchema, undefined, folder);
  expect(brand).toMatchObject({
    name: 'Tarn & Weir: Search',
    postalAddress: { street: '12 Weir Lane', region: 'NE' },
    foundingYear: 2015,
    footerLine: '#1 line',
    // This entry is not the sample's.
    referencePrefix: 'JR',
  });
  const [oldBrand = '', newBrand = ''] = [before.get(brandFile), readTexts(folder).get(brandFile)];
  const shape = (text: string) => text.match(/^(?:#.*|\w+(?=:))/gm);
  expect(shape(newBrand)).toEqual(shape(oldBrand));
  const changed = [...readTexts(folder)].filter(([name, text]) => before.get(name) !== text);
  const names = changed.map(([name]) => name.replace(/^cities\/.*/, 'cities/'));
  expect([...new Set(names)].sort()).toEqual(
    [
      brandFile,
      'cities/',
      'clients.yaml',
      'pages/blog.yaml',
      'testimonials.yaml',
      'videos.yaml',
    ].sort(),
  );
  // Links to the removed section are removed too.
  expect(readTexts(folder).get('pages/blog.yaml')).not.toContain('#talks');
  const testimonials = readTexts(folder).get('testimonials.yaml');
  expect(testimonials).toContain('items: []');
  expect(testimonials).toContain('sample: false');
  expect(stdout).toContain('people.yaml:1: invented');
  expect(stdout).not.toMatch(/testimonials\.yaml:\d+/);
  expect(stdout).toContain("Run 'npm start' to see the site");
});

it('writes figures, services and cities, and removes the sample’s other ones with their links', () => {
  const { folder, file, run } = createProject(
    [
      'figures: { days-to-fill: 21, replacements: a dozen }',
      'services: [Night desk, Interim Staffing]',
      'cities:',
      '  - { city: Århus, state: Nebraska, stateAbbr: NE }',
      '  - { city: Dallas, state: Texas, stateAbbr: TX, phoneNumber: (214) 555-0177 }',
    ].join('\n'),
  );
  const { status, stdout } = run();
  expect(status, stdout).toBe(0);
  const texts = readTexts(folder);
  expect(texts.get('claims.yaml')).toMatch(/^- id: days-to-fill\n.*\n {2}value: 21$/m);
  expect(texts.get('claims.yaml')).toMatch(/^- id: replacements\n.*\n {2}value: a dozen$/m);
  expect(texts.has('tools/specimen-slate.yaml')).toBe(false);
  expect(texts.get('pay.yaml')).toMatch(/city: dallas/);
  expect(texts.get('pay.yaml')).not.toMatch(/city: shreveport/);
  const names = [...texts.keys()].filter((name) => /^(?:services|cities)\//.test(name));
  expect(names.sort()).toEqual([
    'cities/arhus.yaml',
    'cities/dallas.yaml',
    'services/interim-staffing.yaml',
    'services/night-desk.yaml',
  ]);
  expect(texts.get('services/night-desk.yaml')).toMatch(/^order: 1\n[\s\S]*^name: Night desk$/m);
  expect(texts.get('cities/arhus.yaml')).toContain('sample: true\n');
  expect(texts.get('cities/dallas.yaml')).toContain('phoneNumber: (214) 555-0177\n');
  expect([...texts.values()].join('')).not.toMatch(/\/services\/fox-fast-track|little-rock-it/);
  // A second run changes nothing.
  expect(run().stdout).toContain('No file needed a change.');

  writeFileSync(file, 'figures: { days: 4 }\n');
  expect(run().stderr).toContain("figures: no claim has the id 'days'. The ids are days-to-fill");
});

it('writes people, and removes the sample’s other ones from hours, cities and services', () => {
  const { folder, run } = createProject(
    'people: [{ name: Otis Quill, role: Owner }, { name: Zoë Ågren, role: Partner }]\n',
  );
  const { status, stdout } = run();
  expect(status, stdout).toBe(0);
  const texts = readTexts(folder);
  expect(texts.get('people.yaml')).toMatch(
    /^answers: otis-quill\n[\s\S]* {2}- id: otis-quill\n[\s\S]*role: Owner\n[\s\S]* {2}- id: zoe-agren\n/m,
  );
  expect(texts.get('people.yaml')).toContain('sample: true\n');
  expect([...texts.values()].join('')).not.toMatch(/person: (?:mara-fenn|ivy-tarn)\n/);
  expect(texts.get('hours.yaml')).toContain('- person: otis-quill\n');
  expect(texts.get('cities/little-rock.yaml')).toContain('person: otis-quill\n');
  expect(run().stdout).toContain('No file needed a change.');
});

it('removes the hours with the last person who had them, and says so', () => {
  const { folder, run } = createProject('people: [{ name: Ada Byrd, role: Owner }]\n');
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'hours.yaml'))).toBe(false);
  expect(stdout).toContain(`Removed: ${join(folder, 'hours.yaml')}\n`);
});

it('leaves the sample’s region out of an address without one', () => {
  const { folder, run } = createProject(
    'postalAddress: { street: 9 Tannery Row, locality: Leeds, postalCode: LS2 7QM }\ncities: [{ city: Leeds }]\n',
  );
  expect(run().status).toBe(0);
  expect(readYamlFile(brandFile, brandSchema, undefined, folder).postalAddress).toEqual({
    street: '9 Tannery Row',
    locality: 'Leeds',
    postalCode: 'LS2 7QM',
  });
  expect(readTexts(folder).get('cities/leeds.yaml')).not.toContain('region');
});

it('leaves the firm’s own entries alone when it runs again', () => {
  const { folder, run } = createProject(answers);
  const file = join(folder, 'testimonials.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('sample: true', 'sample: false'));
  const own = readFileSync(file, 'utf8');
  run();
  expect(readFileSync(file, 'utf8')).toBe(own);
  expect(run().stdout).toContain('No file needed a change.');
});

const readLook = (folder: string) => readYamlFile(lookFile, lookSchema, undefined, folder);

it.each(readyLookNames)('writes the look %s, whose typeface is installed', (name) => {
  const { folder, run } = createProject(`look: ${name}\n`);
  const { status, stderr, stdout } = run();
  expect([status, stderr], stdout).toEqual([0, '']);
  const { colors, typeface } = readyLooks[name];
  expect(readLook(folder)).toEqual({ colors, typeface });
});

it('writes own colors or typeface and keeps the rest', () => {
  const { folder, run } = createProject('look: { typeface: { family: Archivo } }\n');
  const { colors } = readLook(folder);
  expect(run().status).toBe(0);
  expect(readLook(folder)).toEqual({ colors, typeface: { family: 'Archivo' } });
});

it('replaces the sample’s reference prefix with the firm’s initials', () => {
  const { folder, file, run } = createProject('name: Alder & Row\n');
  const brand = join(folder, brandFile);
  const prefix = () => readYamlFile(brandFile, brandSchema, undefined, folder).referencePrefix;
  for (const [name, initials] of [
    ['Alder & Row', 'AR'],
    ['Østergård', 'OS'],
    ['Über Köln Åkesson', 'UKA'],
  ] as const) {
    writeFileSync(brand, readFileSync(brand, 'utf8').replace(/(referencePrefix:).*/, '$1 FX'));
    writeFileSync(file, `name: ${name}\n`);
    run();
    expect(prefix()).toBe(initials);
  }
});

const lowContrast = JSON.stringify({ colors: { ...readyLooks.plum.colors, moss: '#eeeeee' } });

it.each([
  [
    'several wrong answers',
    'phone: "12345"\nsiteUrl: tarn\nnmae: x\n',
    [
      'phone: must look like (214) 555-0142, or outside North America like +43 1 234567',
      'siteUrl: ',
      'the file as a whole: has an unknown field: nmae',
    ],
  ],
  ['an unknown look', 'look: forest\n', ['look: must be one of: harbor, orchard, plum']],
  [
    'two colors with too little contrast',
    `look: ${lowContrast}\n`,
    ['look.colors.moss: moss (#eeeeee) on paper'],
  ],
])('rejects %s with file and field, and writes nothing', (_, text, sentences) => {
  const { folder, file, run } = createProject(text);
  const before = readTexts(folder);
  const { status, stderr } = run();
  expect(status).toBe(1);
  for (const sentence of sentences) expect(stderr).toContain(`${file}: ${sentence}`);
  expect(readTexts(folder)).toEqual(before);
});

it('creates the folder that CONTENT_DIR names, makes it the default, and asks nothing without a terminal', () => {
  const root = linkProject(join(createTempDir(), 'site'));
  const folder = join(root, '../firm');
  const file = join(root, 'answers.yaml');
  writeFileSync(file, 'foundingYear: 2015\n');
  const env = { ...getProcessEnv(), CONTENT_DIR: '../firm', DATA_DIR: join(root, 'data') };
  const run = (command: string[], settings: Record<string, string>) =>
    spawnSync(process.execPath, command, { cwd: root, env: settings, encoding: 'utf8' });
  const withoutAnswers = run(['owner/setup.ts'], env);
  expect([withoutAnswers.status, existsSync(folder)]).toEqual([1, false]);
  expect(withoutAnswers.stderr).toContain('npm run setup -- answers.yaml');
  run(['owner/setup.ts', file], env);
  expect(readYamlFile(brandFile, brandSchema, undefined, folder).foundingYear).toBe(2015);

  const check = ['owner/content-check.ts'];
  expect(run(check, { ...env, CONTENT_DIR: '' }).stdout).toBe('../firm/ has no errors.\n');
  expect(run(check, { ...env, CONTENT_DIR: 'content' }).stdout).toBe('content/ has no errors.\n');
  rmSync(folder, { recursive: true });
  expect(run(check, { ...env, CONTENT_DIR: '' }).stdout).toContain(
    `The file .content-dir must name a folder: there is none at ${folder}.`,
  );
});

it('accepts the examples of its questions', () => {
  const [claim] = readYamlFile('claims.yaml', claimsSchema, undefined, fixtureContent);
  const questions = [
    ...(claim ? [toFigureQuestion(claim)] : []),
    ...listQuestions,
    ...brandQuestions,
  ];
  expect(questions).toHaveLength(13);
  for (const question of questions) {
    expect([question.field, findMistake(question, question.placeholder)]).toEqual([
      question.field,
      undefined,
    ]);
  }
});

it.each([
  ['siteUrl', 'alder-row.com', 'must be a whole web address, such as https://www.example.com'],
  ['email', 'hello@alder-row', 'must be an email address, such as hello@example.com'],
  ['phone', '214-555', 'must look like (214) 555-0142, or outside North America like +43 1 234567'],
  [
    'postalAddress',
    '7 Row Street, Omaha, Nebraska 68102',
    'must be the street, the town, and two letters of the state before the ZIP code, or outside the United States the postal code alone, such as 7 Row Street, Omaha, NE 68102',
  ],
  ['foundingYear', 'long ago', 'must be a year in four digits, such as 2020'],
  ['foundingYear', '19', 'must be a year in four digits, such as 2020'],
  ['cities', 'Omaha, Nebraska', 'is missing, such as Omaha, Nebraska, NE; Lincoln, Nebraska, NE'],
  ['name', ' ', 'must not be empty, such as Alder & Row'],
  [
    'venue',
    'Omaha',
    'must be the place and the state or country, with a comma between them, such as Dallas County, Texas',
  ],
])('explains what is wrong with %s "%s"', (field, text, sentence) => {
  const question = [...listQuestions, ...brandQuestions].find(
    (candidate) => candidate.field === field,
  );
  expect(question && findMistake(question, text)).toBe(sentence);
});

it.each([
  [
    '9 Tannery Row, Unit 4, Leeds, LS2 7QM',
    { street: '9 Tannery Row, Unit 4', locality: 'Leeds', postalCode: 'LS2 7QM' },
  ],
  ['Webgasse 3, 1060 Wien', { street: 'Webgasse 3', locality: 'Wien', postalCode: '1060' }],
])('reads the address %s of another country', (text, postalAddress) => {
  const question = brandQuestions.find(({ field }) => field === 'postalAddress');
  expect(question?.parse(text)).toEqual({ postalAddress });
});
