/** The owner's own pages: their addresses and anchors. */
import { newsletterPages, sentPages } from '../../forms/endpoints.ts';
import { listEntryIds, readCitySuffix, readFilledYaml } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { ownPageSchema, ownPagesFolder, type Section } from '../schemas/own-page.ts';
import { toSlug } from '../slug.ts';
import { listHeadingIds } from './texts.ts';

/** Addresses that the server answers before it looks for pages and redirects. */
const serverAddresses = [
  '/api',
  '/healthz',
  '/readyz',
  '/_astro',
  '/social',
  '/.well-known',
  ...Object.values(newsletterPages),
  ...Object.values(sentPages),
];

/** @returns whether the server itself answers a path or its folder */
export const isServerAddress = (path: string): boolean =>
  serverAddresses.some((address) => path === address || path.startsWith(`${address}/`));

/** Anchors of sections other than prose. */
const sectionAnchors: Partial<Record<Section['kind'], string[]>> = {
  people: ['team'],
  form: ['contact'],
};

export const getOwnPageFile = (slug: string): string =>
  contentFile(`${ownPagesFolder}/${slug}.yaml`);

export const listOwnPageSlugs = (): string[] => listEntryIds(ownPagesFolder);

export const readSections = (slug: string): Section[] =>
  readFilledYaml(`${ownPagesFolder}/${slug}.yaml`, ownPageSchema).sections;

/** @returns a sentence for each own page whose address is taken */
export function findOwnPageErrors(pageFiles: readonly string[]): string[] {
  const taken = new Set([
    // These lead to the home page.
    'home',
    'index',
    // Pages, folders and files at the top of the site, such as `blog` and `about`.
    ...pageFiles.map((file) => file.replace(/[/\\].*|\..*/, '')),
  ]);
  const citySuffix = `-${readCitySuffix()}`;
  return listOwnPageSlugs()
    .filter((slug) => taken.has(slug) || slug.endsWith(citySuffix) || isServerAddress(`/${slug}`))
    .map(
      (slug) =>
        `${getOwnPageFile(slug)}: /${slug} is already an address of the site. Rename the file`,
    );
}

/** @returns the anchors of an own page */
export const listOwnPageAnchors = (slug: string): string[] =>
  readSections(slug).flatMap((section) =>
    section.kind === 'prose'
      ? [toSlug(section.headline), ...listHeadingIds(section.text)]
      : (sectionAnchors[section.kind] ?? []),
  );
