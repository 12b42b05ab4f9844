import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp } from '../../support/clean-up.ts';
import { getQuickFolder } from '../../support/quick-folder.ts';

/** Creates a folder that is deleted when the test ends. */
export function createTempDir(parent = getQuickFolder()): string {
  const folder = mkdtempSync(join(parent, 'site-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns a DATA_DIR that does not exist yet */
export const createDataDir = () => join(createTempDir(), 'data');
