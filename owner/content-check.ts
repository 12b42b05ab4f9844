/** `npm run content:check`: checks the content folder and exits with 1 on errors. */
import { contentFolder } from '../lib/content/folder.ts';
import { contentErrors } from './content-errors.ts';

const errors = await contentErrors();
for (const error of errors) console.log(`${error}\n`);
console.log(
  errors.length === 0
    ? `${contentFolder()}/ has no errors.`
    : `${contentFolder()}/ has ${errors.length === 1 ? '1 error' : `${errors.length} errors`}.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
