/** Tests of a site with other content or settings: one build and one server for all tests of a file. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from '../../../tools/build.ts';
import { fixtureContent } from '../../support/fixture-content.ts';
import { buildOnce } from './fixture-site.ts';
import { test as base, type Site, useSite } from './site.ts';

/** Changes the text of a file of the content. */
type Edit = (name: string, change: (text: string) => string) => void;

interface OtherSite {
  /** Changes a copy of the fixture's content. */
  change?: (edit: Edit, content: string) => void;
  /** Settings of the build. */
  build?: BuildSettings;
  /** Settings of the server. */
  server?: Record<string, string>;
}

/** @returns the folder of the build, and a `test` whose site it is */
export function defineOtherSite(name: string, { change, build = {}, server }: OtherSite) {
  // One worker: two would build into one folder at once.
  base.describe.configure({ mode: 'default' });
  const [content, dist] = [`.cache/content-of-${name}`, `.cache/site-of-${name}`];
  const edit: Edit = (name, change) => {
    const path = join(content, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const test = base.extend<object, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
      async ({}, use) => {
        if (change) {
          rmSync(content, { recursive: true, force: true });
          cpSync(fixtureContent, content, { recursive: true });
          change(edit, content);
        }
        await buildOnce(dist, change ? { ...build, CONTENT_DIR: content } : build);
        await useSite(use, dist, server);
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
  return { dist, test };
}
