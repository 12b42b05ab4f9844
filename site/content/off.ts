/** Which parts of the site are off. Nothing of them may appear in the build. */
import { readPosts } from '../../lib/content/check/texts.ts';
import { readFilledYaml, readOffParts } from '../../lib/content/firm-files.ts';
import { isOffContent, isOffLink, type PartName } from '../../lib/content/schemas/off.ts';
import { videosSchema } from '../../lib/content/schemas/videos.ts';

const offParts = readOffParts();

/** Tags and pictures from other hosts need consent. */
const needsConsent =
  Boolean(import.meta.env.PUBLIC_TAG_MANAGER_ID ?? import.meta.env.PUBLIC_VISITOR_ID_SCRIPT_URL) ||
  (!offParts.includes('talks') && readFilledYaml('videos.yaml', videosSchema).items.length > 0) ||
  readPosts().some(({ imageUrl }) => imageUrl !== undefined);

export const off: ReadonlySet<PartName> = new Set(
  offParts.filter((part) => part !== 'cookie-banner' || !needsConsent),
);

export const isOn = (part: PartName): boolean => !off.has(part);

/** @returns the sections of a page's file that the site shows */
export const omitOff = (file: string, content: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !isOffContent(off, file, [name])));

/** @param path of a page, or of a link with its anchor */
export const isOffPath = (path: string): boolean => isOffLink(off, path);
