/** Builds the site that the browser tests visit, of the fixture content. */

import { buildSite } from '../../../tools/build.ts';
import { type BuildSettings, isBuildFresh } from '../../../tools/build-stamp.ts';
import { fixtureSettings } from '../../support/fixture-content.ts';

/** Builds the site into a folder, unless it is there already, of exactly these sources. */
export async function buildOnce(folder: string, settings: BuildSettings = {}): Promise<void> {
  if (!(await isBuildFresh(folder, settings))) await buildSite({ quiet: true, folder, settings });
}

/** Playwright calls this once, before its first test. */
export default async function setup(): Promise<void> {
  await buildOnce(fixtureSettings.SITE_DIST);
}
