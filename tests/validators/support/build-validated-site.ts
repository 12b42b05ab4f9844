import { buildOnce } from '../../e2e/support/fixture-site.ts';
import { validatedSettings } from './validated-site.ts';

/** Playwright's global setup. */
export default async function setup(): Promise<void> {
  await buildOnce(validatedSettings.SITE_DIST);
}
