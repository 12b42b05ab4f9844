/**
 * `npm run setup`: makes the site a firm's own. It asks ten questions, or takes the answers from a YAML file
 * (`npm run setup -- answers.yaml`), writes them into the content folder, and says what is left to do.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentDirFile, contentFolder } from '../lib/content/folder.ts';
import { ContentError } from '../lib/content/read.ts';
import { contentErrors } from './content-check/errors.ts';
import { readIdentity } from './launch-check/content-values.ts';
import { createSampleMatcher, findMarks } from './launch-check/sample.ts';
import { type Answers, initialsOf, readAnswers } from './setup/answers.ts';
import { askPerson, confirmStart } from './setup/ask.ts';
import { emptySamples, writeBrand, writeLook } from './setup/write-content.ts';

const shipped = 'content';

async function run(file: string | undefined): Promise<number> {
  const answers = file === undefined ? await askPerson() : readAnswers(file, readText(file));
  if (!answers) return 1;
  const folder = contentFolder();
  if (!existsSync(folder)) {
    cpSync(shipped, folder, { recursive: true });
    console.log(`${folder}/ is a copy of ${shipped}/.`);
  }
  if (process.env.CONTENT_DIR?.trim()) {
    writeFileSync(contentDirFile, `${folder}\n`);
    console.log(
      `Every command in this folder uses ${folder}/ from now on: ${contentDirFile} says so, unless CONTENT_DIR names another.`,
    );
  }
  report(write(answers));
  const errors = await contentErrors();
  if (errors.length > 0) {
    console.log(`\nErrors\n${errors.map((error) => `  ${error}\n`).join('')}`);
    return 1;
  }
  console.log('\nWhat is left before the site goes live (npm run launch:check says it again):\n');
  spawnSync(process.execPath, ['owner/launch-check.ts', '--offline'], {
    stdio: 'inherit',
  });
  if (file === undefined && (await confirmStart())) await import('../tools/start.ts');
  else
    console.log(
      "\nSee the site with 'npm start', and change it with 'npm run dev' beside an editor.",
    );
  return 0;
}

function write({ samples, look, ...brand }: Answers): string[] {
  const written = [
    ...writeBrand({ ...ownPrefix(brand.name), ...brand }),
    ...(look ? writeLook(look) : []),
    ...(samples === 'empty' ? emptySamples() : []),
  ];
  return [...new Set(written)];
}

/** References do not begin with the sample's letters under another name. */
function ownPrefix(name = '') {
  const { matches } = createSampleMatcher();
  const isSample = findMarks(readIdentity()).some(
    (mark) => mark.kind === 'prefix' && matches(mark),
  );
  const initials = initialsOf(name);
  return isSample && initials ? { referencePrefix: initials } : {};
}

const report = (files: readonly string[]) =>
  console.log(files.length > 0 ? `Written: ${files.join(', ')}` : 'Nothing had to be changed.');

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ContentError(`${file}: there is no such file of answers`);
  }
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  process.exitCode = await run(positionals[0]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
