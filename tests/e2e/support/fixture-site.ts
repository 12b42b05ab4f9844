/** Builds the site for the browser tests from the fixture content. `npm test` runs it ahead of them. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { getBuildCacheFolder } from '../../../lib/content/folder.ts';
import { type BuildSettings, buildSite, isBuildFresh } from '../../../tools/build.ts';
import { fixtureContent, fixtureSettings } from '../../support/fixture-content.ts';

/** Builds the site into a folder unless it has a build of the same sources and settings. */
export async function buildOnce(folder: string, settings: BuildSettings = {}): Promise<void> {
  if (await isBuildFresh(folder, settings)) return;
  copyEncodedPictures(settings.CONTENT_DIR);
  await buildSite({ quiet: true, folder, settings });
}

/** Copies the fixture's encoded pictures, because encoding them takes long. */
function copyEncodedPictures(content = fixtureContent): void {
  const encoded = (of: string) => join(getBuildCacheFolder(of), 'assets');
  const [from, to] = [encoded(fixtureContent), encoded(content)];
  if (from !== to && existsSync(from)) cpSync(from, to, { recursive: true });
}

/** Playwright calls this once, before its first test. */
export default async function setup(): Promise<void> {
  await buildOnce(fixtureSettings.SITE_DIST);
}

if (import.meta.main) {
  Object.assign(process.env, fixtureSettings);
  await setup();
}
