/** The firm's mark, from which logo, footer, tiles, icons and social images are drawn. */
import { readFileSync } from 'node:fs';
import { readLook } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import { drawMark, findMarkProblems, type MarkDrawing } from './mark-drawing.ts';

const markFile = () => contentFile('brand/mark.svg');

/** @returns a sentence for each thing in the file that no mark may have */
export function findMarkErrors(): string[] {
  const file = markFile();
  try {
    const text = readFileSync(file, 'utf8');
    return findMarkProblems(text, readLook().underlineFrom).map((problem) => `${file}: ${problem}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [`${file}: the file is missing`];
    }
    throw error;
  }
}

/**
 * Reads the mark.
 * @throws ContentError with a sentence for each thing that is wrong with it
 */
export function readMark(): MarkDrawing {
  const problems = findMarkErrors();
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return drawMark(readFileSync(markFile(), 'utf8'), readLook().underlineFrom);
}
