import { sampleValueIn } from '../../contracts/sample-values.ts';
import type { Config } from '../config.ts';
import { allContentTexts } from './content-texts.ts';
import { isSampleFlag } from './sample-findings.ts';

/** @returns a sentence for the log where a live site still shows what is invented */
export function sampleWarning({ SITE_URL }: Pick<Config, 'SITE_URL'>): string | undefined {
  if (sampleValueIn(SITE_URL.hostname)) return undefined;
  const flags = allContentTexts().filter(isSampleFlag);
  if (flags.length === 0) return undefined;
  const files = [...new Set(flags.map(({ file }) => file))].join(', ');
  return `the site shows samples, marked as such, and pages that consist of them are noindex: ${files}. npm run launch:check says more`;
}
