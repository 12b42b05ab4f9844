import { ContentError } from '../../lib/content/read.ts';
import { sampleValueIn } from '../../lib/content/sample-values.ts';
import { tellingTexts } from '../../owner/launch-check/content-texts.ts';
import { sampleMarks } from '../../owner/launch-check/sample-marks.ts';
import { compareWithSample } from '../../owner/launch-check/shipped-sample.ts';

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
  const { has } = compareWithSample([]);
  const firm = sampleMarks(tellingTexts())
    .filter(({ kind }) => kind === 'name' || kind === 'legal-name')
    .find(has);
  if (!firm) return;
  throw new ContentError(
    `${firm.at.file} still names the sample's firm, ${firm.shown}, and ${siteUrl} is a real address. Run 'npm run setup', or set CONTENT_DIR to the folder with your content. To publish the sample as a demo, set ALLOW_SAMPLE=true.`,
  );
}

const isReal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' &&
  !hostname.endsWith('.localhost') &&
  sampleValueIn(hostname) === undefined;
