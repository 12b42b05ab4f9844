/** Builds the site that the browser tests visit, of the fixture content. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCacheFolder } from '../../../lib/content/folder.ts';
import { type BuildSettings, buildSite, isBuildFresh } from '../../../tools/build.ts';
import { fixtureContent, fixtureSettings } from '../../support/fixture-content.ts';

/** Builds the site into a folder, unless it is there already, of exactly these sources. */
export async function buildOnce(folder: string, settings: BuildSettings = {}): Promise<void> {
  if (await isBuildFresh(folder, settings)) return;
  takeOverPictures(settings.CONTENT_DIR);
  await buildSite({ quiet: true, folder, settings });
}

/** The pictures of contents made from the fixture are the fixture's, and encoding them takes long. */
function takeOverPictures(content = fixtureContent): void {
  const encoded = (of: string) => join(buildCacheFolder(of), 'assets');
  const [from, to] = [encoded(fixtureContent), encoded(content)];
  if (from !== to && existsSync(from)) cpSync(from, to, { recursive: true });
}

/** Playwright calls this once, before its first test. */
export default async function setup(): Promise<void> {
  await buildOnce(fixtureSettings.SITE_DIST);
}
