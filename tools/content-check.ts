/**
 * `npm run content:check`: checks the content folder. It exits with 1 on errors; advice
 * on style is only printed. `-- --errors` leaves the advice out.
 */
import { parseArgs } from 'node:util';
import { contentFolder } from '../contracts/content/folder.ts';
import { ContentError } from '../contracts/content/read.ts';
import { contentAdvice } from './content-check/advice.ts';
import { contentErrors } from './content-check/errors.ts';

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });

function errors(): string[] {
  try {
    return contentErrors();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

const show = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
};

const found = errors();
// Style is checked only when every file can be read.
const advice = values.errors || found.length > 0 ? [] : contentAdvice();
show('Errors', found);
show('Advice', advice);
console.log(
  found.length === 0
    ? `${contentFolder()}/ is sound.`
    : `${contentFolder()}/ has ${found.length} errors.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
