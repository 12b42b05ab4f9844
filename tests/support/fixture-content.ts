import { type Content, loadContent } from '../../lib/content/load.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';

/** The content of the invented firm that tests run on, instead of the shipped content. */
export const fixtureContent = 'tests/fixture-content';

/** The content and the build, for the build, the server and the browser tests. */
export const fixtureSettings = { CONTENT_DIR: fixtureContent, SITE_DIST: '.cache/fixture-site' };

let content: Content | undefined;

/** @returns the fixture content, read once in a process */
export function loadFixture(): Content {
  content ??= loadContent(fixtureContent);
  return content;
}

export const readBrand = (): Brand => loadFixture().files['brand/firm.yaml'];
