import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBrand } from '../../lib/content/firm-files.ts';
import { getContentFolder } from '../../lib/content/folder.ts';
import { checkContent } from '../../owner/launch-check/content.ts';
import { readBuildSettings } from '../../site/build/build-settings.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { linkProject } from '../support/linked-project.ts';

/** A copy of the content whose firm has another name and address. */
function copyContentOfOtherFirm(): string {
  const folder = join(createTempDir(), 'firm');
  cpSync(fixtureContent, folder, { recursive: true });
  const brand = { ...readBrand(), name: 'Alderway', siteUrl: 'https://www.alderway.example' };
  writeFileSync(join(folder, 'brand/firm.yaml'), JSON.stringify(brand));
  return folder;
}

it('the folder is the one of CONTENT_DIR, else content/, else the sample', () => {
  const before = process.cwd();
  process.chdir(linkProject(createTempDir()));
  onTestFinished(() => process.chdir(before));
  expect(getContentFolder({})).toBe('sample');
  mkdirSync('content');
  expect(getContentFolder({ CONTENT_DIR: '' })).toBe('content');
  const CONTENT_DIR = './tests/fixture-content/';
  expect(getContentFolder({ CONTENT_DIR })).toBe('tests/fixture-content');
});

it('the build and launch:check read the folder of CONTENT_DIR', () => {
  const CONTENT_DIR = copyContentOfOtherFirm();
  expect(readBuildSettings({ CONTENT_DIR }).siteUrl).toBe('https://www.alderway.example');
  vi.stubEnv('CONTENT_DIR', CONTENT_DIR);
  expect(readBrand().name).toBe('Alderway');
  const places = checkContent(readBrand()).map(({ place }) => place);
  expect(places).toContain(`${CONTENT_DIR}/brand/firm.yaml`);
});

it('messages name files by the paths that the owner sees', () => {
  const CONTENT_DIR = copyContentOfOtherFirm();
  vi.stubEnv('CONTENT_DIR', CONTENT_DIR);
  writeFileSync(join(CONTENT_DIR, 'brand/firm.yaml'), 'name: 4');
  expect(readBrand).toThrow(`${CONTENT_DIR}/brand/firm.yaml: name: must be text`);
  rmSync(join(CONTENT_DIR, 'brand/firm.yaml'));
  expect(readBrand).toThrow(`${CONTENT_DIR}/brand/firm.yaml: the file is missing`);
});

it('a missing folder is named with its setting', () => {
  vi.stubEnv('CONTENT_DIR', 'nowhere');
  expect(readBrand).toThrow(
    /^The setting CONTENT_DIR must name a folder: there is none at .*nowhere/,
  );
});
