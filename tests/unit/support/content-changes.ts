/** Copies of the fixture content with errors, and what `npm run content:check` finds in them. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createTempDir } from '../../server/support/temp-dir.ts';
import { listContentErrors } from '../../support/content-errors.ts';
import { fixtureContent } from '../../support/fixture-content.ts';

/** A change of the content that is an error. */
export interface Change {
  /** The changed file; without it, the change is tested alone. */
  file?: string;
  apply(folder: string): void;
}

export const edit = (file: string, from: string | RegExp, to: string): Change => ({
  file,
  apply(folder) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  },
});
export const write = (file: string, ...lines: string[]): Change => ({
  file,
  apply: (folder) => writeFileSync(join(folder, file), lines.join('\n')),
});
export const remove = (file: string): Change => ({
  file,
  apply: (folder) => rmSync(join(folder, file)),
});
export const whole = (apply: Change['apply']): Change => ({ apply });
export function copyContent(changes: readonly Change[]): string {
  const folder = join(createTempDir(), 'content');
  cpSync(fixtureContent, folder, { recursive: true });
  for (const change of changes) change.apply(folder);
  return folder;
}

/** Runs the check in this process. */
export const findErrorsAfter = (...changes: Change[]): Promise<string[]> =>
  listContentErrors(copyContent(changes));

export type Row = [change: Change, error: string];

const mistakesSchema = z.array(
  z.strictObject({
    file: z.string(),
    from: z.string().optional(),
    to: z.string().optional(),
    error: z.string(),
  }),
);

/** @returns the mistakes of content-mistakes.yaml */
export const readMistakes = (): Row[] =>
  mistakesSchema
    .parse(parse(readFileSync('tests/unit/content-mistakes.yaml', 'utf8')))
    .map(({ file, from, to, error }) => {
      if (to === undefined) return [remove(file), error];
      if (from === undefined) return [write(file, to), error];
      const [, pattern] = /^\/(.*)\/$/s.exec(from) ?? [];
      return [edit(file, pattern === undefined ? from : new RegExp(pattern, 'm'), to), error];
    });

/** @returns the rows in groups: errors of different files are found in one run of the check */
export function createBatches(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  for (const row of rows) {
    const [{ file }] = row;
    const batch =
      file &&
      batches.find((others) => others.every(([{ file: other }]) => other && other !== file));
    if (batch) batch.push(row);
    else batches.push([row]);
  }
  return batches;
}

/** @returns the errors of the rows that the check does not find */
export async function findMissed(rows: readonly Row[]): Promise<string[]> {
  const found = (await findErrorsAfter(...rows.map(([change]) => change))).join('\n');
  const missed = rows.filter(([, error]) => !found.includes(error));
  // A file that cannot be read hides what refers to it.
  const lost: string[] = [];
  for (const row of rows.length > 1 ? missed : []) lost.push(...(await findMissed([row])));
  return rows.length > 1 ? lost : missed.map(([, error]) => error);
}
