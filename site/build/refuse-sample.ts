import { ContentError } from '../../lib/content/read.ts';
import { sampleValueIn } from '../../lib/content/sample-values.ts';
import { createSampleMatcher, findMarks, readIdentity } from '../../owner/launch-check/sample.ts';

export interface Publication {
  /** The address that the site is built for. */
  siteUrl: string;
  /** Publishes the sample, as a demo. */
  allowSample: boolean;
}

/**
 * Stops a build that would publish the shipped sample as a firm's site.
 * @throws ContentError when the address is real and the firm is still the sample's
 */
export function refuseSample({ siteUrl, allowSample }: Publication): void {
  if (allowSample || !isReal(new URL(siteUrl))) return;
  const firm = findMarks(readIdentity())
    .filter(({ kind }) => kind === 'name' || kind === 'legal-name')
    .find(createSampleMatcher().matches);
  if (!firm) return;
  throw new ContentError(
    `${firm.location.file} still names the sample's firm, ${firm.text}, and ${siteUrl} is a real address. Run 'npm run setup', or set CONTENT_DIR to the folder with your content. To publish the sample as a demo, set ALLOW_SAMPLE=true.`,
  );
}

const isReal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' &&
  !hostname.endsWith('.localhost') &&
  sampleValueIn(hostname) === undefined;
