import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildSettings } from '../../site/build/build-settings.ts';
import { listSources } from '../../tools/build.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const read = (environment: NodeJS.ProcessEnv) =>
  readBuildSettings(environment, 'https://juniper-row.example');

it('readBuildSettings allows no other host without a tag', () => {
  const { scriptOrigins, imageOrigins, connectOrigins } = read({
    PUBLIC_TAG_MANAGER_ID: '',
  });
  expect([...scriptOrigins, ...imageOrigins, ...connectOrigins]).toEqual([]);
});

it('readBuildSettings allows only the hosts of a configured tag', () => {
  const { scriptOrigins, imageOrigins, connectOrigins } = read({
    PUBLIC_VISITOR_ID_SCRIPT_URL: 'https://cdn.visitor-id.example/v1/script.js?key=1',
  });
  const own = ['https://cdn.visitor-id.example'];
  expect([scriptOrigins, imageOrigins, connectOrigins]).toEqual([own, own, own]);
});

it('readBuildSettings allows another form server, with and without JavaScript', () => {
  const settings = read({ PUBLIC_FORMS_URL: 'https://forms.alder.example/' });
  expect(settings.connectOrigins).toEqual(['https://forms.alder.example']);
  expect(settings.formOrigins).toEqual(['https://forms.alder.example']);
});

it('readBuildSettings allows the hosts of tags and of the webhook', () => {
  const { scriptOrigins, connectOrigins } = read({
    PUBLIC_CONSULTATION_WEBHOOK_URL: 'https://hooks.alder.example/catch',
    PUBLIC_TAG_MANAGER_ID: 'GTM-AB12CD3',
  });
  expect(scriptOrigins).toEqual(['https://www.googletagmanager.com']);
  expect(connectOrigins).toContain('https://hooks.alder.example');
  expect(connectOrigins).toContain('https://*.google-analytics.com');
});

it.each([
  { PUBLIC_TAG_MANAGER_ID: 'UA-12345-1' },
  { PUBLIC_TAG_MANAGER_ID: 'gtm-ab12cd3' },
  { PUBLIC_TAG_MANAGER_ID: "GTM-AB12';alert(1)" },
  { PUBLIC_VISITOR_ID_SCRIPT_URL: 'http://cdn.visitor-id.example/script.js' },
  { PUBLIC_VISITOR_ID_SCRIPT_URL: 'cdn.visitor-id.example/script.js' },
  { PUBLIC_CONSULTATION_WEBHOOK_URL: 'hooks' },
  { PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS: 'yes' },
  { PUBLIC_FORMS_URL: 'https://forms.alder.example/api' },
  { PUBLIC_FORMS_URL: 'forms.alder.example' },
  { SITE_URL: 'ftp://juniper-row.example' },
  { BUILD_DATE: '31.1.2026' },
  { CONTENT_DIR: 'nowhere' },
  { CONTENT_DIR: 'package.json' },
])('readBuildSettings rejects an invalid setting by name: %o', (environment) => {
  const [name = ''] = Object.keys(environment);
  expect(() => read(environment)).toThrow(new RegExp(`^${name}: must be `));
});

/** @returns the modules that some files import, directly or not, and these files */
function listImported(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const text = /\.(?:ts|tsx|astro)$/.test(file) ? readFileSync(file, 'utf8') : '';
    for (const [, target = ''] of text.matchAll(/(?:from|import\(?) ?'(\.[^'?]+)/g)) {
      const path = join(dirname(file), target);
      // Comments have imports of files that are not there.
      const module = ['', '.ts', '.tsx'].map((ending) => path + ending).find(existsSync);
      if (module) found.add(module);
    }
  }
  return [...found];
}

it('the stamp of a build covers what goes into it', async () => {
  const listed = await listSources({ CONTENT_DIR: fixtureContent });
  const routes = globSync('site/pages/**/*.{astro,ts}');
  const imported = listImported(['astro.config.ts', 'site/content.config.ts', ...routes]);
  expect(imported).toContain('server/site/headers.ts');
  expect(listed.map((file) => relative('.', file))).toEqual(
    expect.arrayContaining([
      ...imported,
      'package-lock.json',
      'tools/build.ts',
      `${fixtureContent}/brand/mark.svg`,
    ]),
  );
});
