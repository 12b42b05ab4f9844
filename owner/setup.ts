/**
 * `npm run setup [-- answers.yaml]`: copies the starter into the firm's own content folder, with the sample's
 * files that suit any firm, fills in what the answers say of the firm, and starts a repository there.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { OwnerError } from '../lib/content/errors.ts';
import { contentFile, getOwnFolder } from '../lib/content/folder.ts';
import { brandSchema, lookSchema } from '../lib/content/schemas/brand.ts';
import { readText } from '../lib/content/source.ts';
import { runForOwner } from './command.ts';

/** Files of the sample that any firm may begin with. */
const sharedFiles = [
  'brand/{look.yaml,mark.svg}',
  'legal/{accessibility,cookies,equal-opportunity,terms}.md',
  'lists.yaml',
  'pages/{consent,legal}.yaml',
];

const looks = readFields('owner/looks.yaml', z.record(z.string(), lookSchema));

/** Any fields of the firm, and its look. */
const answersSchema = brandSchema
  .omit({ sample: true })
  .partial()
  .extend({
    look: z
      .union([z.enum(Object.keys(looks)).transform((name) => looks[name]), lookSchema.partial()])
      .optional(),
  });
type Answers = z.output<typeof answersSchema>;

async function run(answersFile: string | undefined): Promise<number> {
  const folder = getOwnFolder();
  if (existsSync(folder)) {
    throw new OwnerError(
      `${folder}/ is there already, and setup only starts a new folder. Change ${contentFile('brand/firm.yaml', folder)} instead.`,
    );
  }
  createContent(folder, answersFile === undefined ? {} : readFields(answersFile, answersSchema));
  console.log(
    `Created ${folder}/, a Git repository of its own. Now write what is TODO in it, first in ${contentFile('brand/firm.yaml', folder)}: 'npm run launch:check' lists each place, and 'npm run dev' shows the site while you write.`,
  );
  return 0;
}

/** @throws OwnerError naming each wrong field */
function readFields<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  if (!existsSync(file)) throw new OwnerError(`${file}: the file does not exist`);
  return readText(file, readFileSync(file, 'utf8'), schema).data;
}

/** The folder appears whole: setup can run again after a failure. */
function createContent(folder: string, { look, ...brand }: Answers): void {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  cpSync('starter', next, { recursive: true, dereference: true });
  for (const name of globSync(sharedFiles, { cwd: 'sample' }))
    cpSync(`sample/${name}`, `${next}/${name}`);
  fillFields(contentFile('brand/firm.yaml', next), brand);
  if (look) fillFields(contentFile('brand/look.yaml', next), look);
  const git = spawnSync('git', ['init', '--quiet', '--initial-branch', 'main', next]);
  if (git.status !== 0) console.log(`Git could not start a repository. Keep ${folder}/ in one.`);
  renameSync(next, folder);
}

/** Keeps the file's comments. */
function fillFields(file: string, fields: object): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const fill = (keys: readonly string[], value: unknown): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, field] of Object.entries(value)) fill([...keys, key], field);
    else if (value !== undefined)
      document.setIn(keys, Array.isArray(value) ? document.createNode(value) : value);
  };
  fill([], fields);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

await runForOwner(() => run(parseArgs({ allowPositionals: true }).positionals[0]));
