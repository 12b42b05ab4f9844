/**
 * `npm run content:check`: checks the content folder. It exits with 1 on errors; advice
 * on style is only printed. `-- --errors` leaves the advice out.
 */
import { parseArgs } from 'node:util';
import { contentFolder } from '../lib/content/folder.ts';
import { figureAdvice, promiseAdvice } from './content-check/advice/figures.ts';
import { listAdvice } from './content-check/advice/lists.ts';
import { postAdvice } from './content-check/advice/posts.ts';
import { sampleAdvice } from './content-check/advice/sample.ts';
import { voiceAdvice } from './content-check/advice/voice.ts';
import { contentErrors } from './content-check/errors.ts';

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });

const show = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
};

const found = await contentErrors();
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

/** Advice on length, tone and repetition, which stops no build. */
function contentAdvice(): string[] {
  return [
    ...postAdvice(),
    ...listAdvice(),
    ...figureAdvice(),
    ...voiceAdvice(),
    ...promiseAdvice(),
    ...sampleAdvice(),
  ];
}
