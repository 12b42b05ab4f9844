import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { astro } from '../../tools/build.ts';
import { contactEndpoint, valid } from '../server/support/consultation.ts';
import { serverProcess } from '../server/support/server-process.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { processEnv } from '../support/process-env.ts';

const scheduled = 'pay-for-the-second-call';
const draft = 'not-said-yet';

/** Writes a site with pages that the next build does not have. */
function writeOldSite(folder: string): void {
  const pages = {
    index: '<main><a href="/services/gone-service">x</a><a href="/blog/gone-post#end">x</a></main>',
    'services/gone-service': '<main><a href="/gone-city-it-recruitment">x</a></main>',
    'gone-city-it-recruitment': '<main>No links</main>',
    'blog/gone-post': '<main><a href="/services/gone-service">x</a></main>',
    'blog/moved-post': '<main>It has a redirect</main>',
  };
  for (const [name, html] of Object.entries(pages)) {
    const file = join(folder, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<!doctype html><title>x</title>${html}`);
  }
}

it('publishes a scheduled post everywhere, lists removed pages without a redirect, and serves the built firm', async () => {
  // Astro moves files there, which works only within one disk.
  const root = tempDir(tmpdir());
  const content = join(root, 'firm');
  cpSync(fixtureContent, content, { recursive: true });
  const post = readFileSync(join(content, `posts/${scheduled}.md`), 'utf8');
  const write = (slug: string, text: string) =>
    writeFileSync(join(content, `posts/${slug}.md`), text);
  write(scheduled, post.replace(/^date: .*$/m, "date: '2099-03-01'"));
  const picture = 'picture: { file: ./not-shown-yet.jpg, alt: A desk }';
  write(draft, post.replace(/^title: .*$/m, `title: Not said yet\ndraft: true\n${picture}`));
  const bytes = readFileSync(join(content, 'mara-fenn.jpg'));
  writeFileSync(join(content, 'posts/not-shown-yet.jpg'), Buffer.concat([bytes, Buffer.of(0)]));
  writeFileSync(join(content, 'redirects.yaml'), `/blog/moved-post: /blog/${scheduled}\n`);
  const firm = join(content, 'brand/firm.yaml');
  const renameFirm = (text: string) =>
    text
      .replace(/^name: .*$/m, 'name: Alderway')
      .replace(/^referencePrefix: .*$/m, 'referencePrefix: AW');
  writeFileSync(firm, renameFirm(readFileSync(firm, 'utf8')));
  const dist = join(root, 'dist');
  writeOldSite(dist);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--outDir', dist],
    {
      encoding: 'utf8',
      env: {
        ...processEnv(),
        CONTENT_DIR: content,
        BUILD_DATE: '2099-03-01',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  expect(status, stdout + stderr).toBe(0);

  expect(existsSync(join(dist, `blog/${scheduled}.html`))).toBe(true);
  expect(existsSync(join(dist, `social/blog/${scheduled}.png`))).toBe(true);
  expect(existsSync(join(dist, `blog/${draft}.html`))).toBe(false);
  for (const file of [
    'blog.html',
    'rss.xml',
    'feed.json',
    'sitemap.xml',
    'llms.txt',
    'search-index.json',
  ]) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect([file, text.includes(scheduled)]).toEqual([file, true]);
    expect([file, text.includes(draft)]).toEqual([file, false]);
  }

  const files = readdirSync(join(dist, '_astro'));
  expect(files.filter((file) => file.startsWith('not-shown-yet'))).toEqual([]);

  const warnings = (stdout + stderr)
    .split('\n')
    .filter((line) => line.includes('is none any more'));
  const findWarning = (path: string) =>
    warnings.find((line) => line.includes(`${path} was a page`)) ?? '';
  expect(warnings).toHaveLength(3);
  expect(findWarning('/services/gone-service')).toContain(
    'Linked from /, /blog/gone-post, and maybe',
  );
  expect(findWarning('/gone-city-it-recruitment')).toContain(
    'Linked from /services/gone-service, and',
  );
  expect(findWarning('/blog/gone-post')).toContain('Linked from /, and maybe');
  for (const line of warnings) expect(line).toContain('Add it to redirects.yaml');

  // The server does not read the content folder.
  rmSync(content, { recursive: true });
  const DATA_DIR = join(root, 'data');
  const { url } = await serverProcess({ DATA_DIR, SITE_DIST: dist, CONTENT_DIR: '' });
  const moved = await fetch(`${url}/blog/moved-post`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/blog/${scheduled}`]);
  const answer = await fetch(url + contactEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valid),
  });
  expect(await answer.json()).toMatchObject({ reference: expect.stringMatching(/^AW-/) });
  const mails = () =>
    existsSync(join(DATA_DIR, 'mail')) ? readdirSync(join(DATA_DIR, 'mail')) : [];
  await expect.poll(() => mails().filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  const mail = readFileSync(join(DATA_DIR, 'mail', mails()[0] ?? ''), 'utf8');
  expect(mail).toContain('From: Alderway <desk@juniper-row.example>');
});
