import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { getContentFolder } from '../../lib/content/folder.ts';
import { loadContent } from '../../lib/content/load.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent, readBrand } from '../support/fixture-content.ts';
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

it('messages name files by the paths that the owner sees, with lines', () => {
  const folder = copyContentOfOtherFirm();
  expect(loadContent(folder).files['brand/firm.yaml'].name).toBe('Alderway');
  writeFileSync(join(folder, 'brand/firm.yaml'), '# A firm.\nname: 4');
  expect(() => loadContent(folder)).toThrow(`${folder}/brand/firm.yaml:2: name: must be text`);
  rmSync(join(folder, 'brand/firm.yaml'));
  expect(() => loadContent(folder)).toThrow(`${folder}/brand/firm.yaml: the file is missing`);
});

it('a missing folder is named with its setting', () => {
  expect(() => loadContent('nowhere')).toThrow(
    /^The setting CONTENT_DIR must name a folder: there is none at .*nowhere/,
  );
});
