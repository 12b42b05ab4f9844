import { sampleValueIn } from '../../lib/content/sample-values.ts';

/**
 * @param samples the content files that are marked as samples
 * @returns a sentence for the log when a live site still shows them
 */
export function sampleWarning(siteUrl: URL, samples: readonly string[]): string | undefined {
  if (sampleValueIn(siteUrl.hostname) || samples.length === 0) return undefined;
  return `the site shows samples, marked as such, and pages that consist of them are noindex: ${samples.join(', ')}. npm run launch:check says more`;
}
