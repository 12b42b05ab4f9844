/** `npm run setup [-- answers.yaml]`: writes a firm's answers into the content folder and reports what is left to do. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentDirFile, getContentFolder } from '../lib/content/folder.ts';
import { ContentError, readContent } from '../lib/content/read.ts';
import { toPlainWords } from '../lib/content/slug.ts';
import { untilAllEnd } from '../tools/children.ts';
import { runForOwner } from './command.ts';
import { findContentErrors } from './content-check.ts';
import { createSampleMatcher, findMarks, readIdentity } from './launch-check/sample.ts';
import { type Answers, answersSchema } from './setup/answers.ts';
import { confirmStart, promptAnswers } from './setup/prompts.ts';
import { emptySamples, writeBrand, writeLook } from './setup/write-content.ts';
import {
  readClaims,
  writeCities,
  writeFigures,
  writePeople,
  writeServices,
} from './setup/write-lists.ts';

const sampleFolder = 'content';

async function run(answersFile: string | undefined): Promise<number> {
  const answers =
    answersFile === undefined ? await promptAnswers(readSampleClaims()) : readAnswers(answersFile);
  if (!answers) return 1;
  prepareFolder();
  const files = write(answers);
  const { changed = [], removed = [] } = Object.groupBy(files, (file) =>
    existsSync(file) ? 'changed' : 'removed',
  );
  if (changed.length > 0) console.log(`Changed: ${changed.join(', ')}`);
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`);
  if (files.length === 0) console.log('No file needed a change.');
  const errors = await findContentErrors();
  if (errors.length > 0) {
    console.log(`\nErrors\n${errors.map((error) => `  ${error}\n`).join('')}`);
    return 1;
  }
  console.log('\nTo do before the site goes live (npm run launch:check lists it again):\n');
  spawnSync(process.execPath, ['owner/launch-check.ts', '--offline'], { stdio: 'inherit' });
  if (answersFile === undefined && (await confirmStart())) {
    return untilAllEnd([spawn(process.execPath, ['tools/start.ts'], { stdio: 'inherit' })]);
  }
  console.log("\nRun 'npm run dev' to see the site while you change it.");
  return 0;
}

/** @throws ContentError naming each wrong field */
function readAnswers(file: string): Answers {
  if (!existsSync(file)) throw new ContentError(`${file}: the file does not exist`);
  return readContent(file, readFileSync(file, 'utf8'), answersSchema);
}

/** Reads the claims of the folder that setup will change or, if it does not exist yet, of the one it will copy. */
const readSampleClaims = () => {
  const folder = getContentFolder();
  return readClaims(existsSync(folder) ? folder : sampleFolder);
};

/** Creates the content folder, and makes CONTENT_DIR the default of this checkout. */
function prepareFolder(): void {
  const folder = getContentFolder();
  if (!existsSync(folder)) {
    cpSync(sampleFolder, folder, { recursive: true });
    console.log(`Copied ${sampleFolder}/ to ${folder}/.`);
  }
  if (!process.env.CONTENT_DIR?.trim()) return;
  writeFileSync(contentDirFile, `${folder}\n`);
  console.log(
    `Commands now use ${folder}/ unless CONTENT_DIR names another folder (see ${contentDirFile}).`,
  );
}

/** @returns the files that were changed or removed */
function write({ samples, look, figures, services, cities, people, ...brand }: Answers): string[] {
  const files = [
    ...(figures ? writeFigures(figures) : []),
    ...writeBrand({ ...getPrefixField(brand.name), ...brand }),
    ...(look ? writeLook(look) : []),
    ...(samples === 'empty' ? emptySamples() : []),
    // After emptySamples, since new services and cities are samples.
    ...(services ? writeServices(services) : []),
    ...(cities ? writeCities(cities) : []),
    // Last: cities and services name people.
    ...(people ? writePeople(people) : []),
  ];
  return [...new Set(files)];
}

/**
 * Replaces the sample's prefix of references with the firm's initials: AR for Alder & Row, OS for Østergård.
 * @returns the field of the brand; empty if the prefix is not the sample's
 */
function getPrefixField(name = '') {
  const { matches } = createSampleMatcher();
  const isSample = findMarks(readIdentity()).some(
    (mark) => mark.kind === 'prefix' && matches(mark),
  );
  const [first = '', ...others] = toPlainWords(name).match(/\b[a-z]\w*/gi) ?? [];
  const initials = [first, ...others].map(([initial = '']) => initial).join('');
  const prefix = others.length > 0 ? initials.slice(0, 4) : first.slice(0, 2);
  return isSample && prefix ? { referencePrefix: prefix.toUpperCase() } : {};
}

await runForOwner(() => run(parseArgs({ allowPositionals: true }).positionals[0]));
