/** The sample is shown until a firm has content of its own, and is not published at a real address. */
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadContent } from '../../lib/content/load.ts';
import { refuseSample } from '../../site/build/site-build.ts';
import { fixtureContent } from '../support/fixture-content.ts';

/** A real address. */
const SITE_URL = 'https://www.alderway.com';

it('npm run content:check accepts sample/', { tags: ['nightly'] }, () => {
  const output = execFileSync(process.execPath, ['owner/content-check.ts'], {
    env: { ...process.env, CONTENT_DIR: 'sample' },
    encoding: 'utf8',
  });
  expect(output).toContain('sample/ has no errors.');
});

it('npm run build refuses the sample at a real address in one sentence', {
  tags: ['nightly'],
}, () => {
  const env = { ...process.env, CONTENT_DIR: 'sample', SITE_URL };
  const built = spawnSync(process.execPath, ['tools/build.ts'], { env, encoding: 'utf8' });
  expect(built.status).toBe(1);
  expect(built.stderr.trim()).toMatch(
    /^sample\/ is the sample, Foxline Search, and https:\/\/www\.alderway\.com is a real address: .*$/,
  );
});

it('refuses the sample at a real address, and builds it as a demo, for a reserved name and for localhost', () => {
  const refuse =
    (siteUrl: string, allowSample = false, folder = 'sample') =>
    () =>
      refuseSample({ siteUrl, allowSample }, loadContent(folder));
  expect(refuse(SITE_URL)).toThrow('ALLOW_SAMPLE=true');
  expect(refuse(SITE_URL, true)).not.toThrow();
  expect(refuse('https://www.foxline.example')).not.toThrow();
  expect(refuse('http://localhost:3000')).not.toThrow();
  expect(refuse(SITE_URL, false, fixtureContent)).not.toThrow();
});

it.each([
  ['SITE_URL', 'alderway.com', 'SITE_URL: must be an address that starts with http:// or https://'],
  ['PUBLIC_TAG_MANAGER_ID', 'UA-1', 'PUBLIC_TAG_MANAGER_ID: must be'],
])(
  'a build with a wrong %s ends with a sentence and no stack trace',
  { tags: ['nightly'] },
  (name, value, sentence) => {
    const env = { ...process.env, [name]: value };
    const built = spawnSync(process.execPath, ['tools/build.ts'], { env, encoding: 'utf8' });
    expect(built.status).toBe(1);
    expect(built.stderr).toContain(sentence);
    expect(built.stdout + built.stderr).not.toMatch(/^ +at |\.ts:\d/m);
  },
);
