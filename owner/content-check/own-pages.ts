/** The owner's own pages have addresses of their own, and stand where nothing else does. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryIds } from '../../lib/content/entries.ts';
import { contentFile } from '../../lib/content/folder.ts';
import {
  ownPageSchema,
  ownPagesFolder,
  proseAnchor,
  type Section,
} from '../../lib/content/schemas/own-page.ts';
import { readYaml } from './content.ts';

/** Addresses of the server, and those that lead to the home page. */
const served = ['api', 'healthz', 'readyz', 'home', 'index'];

/** The names of pages, folders and files at the top of the site, such as `blog` and `about`. */
const taken = (): ReadonlySet<string> =>
  new Set([
    ...served,
    ...readdirSync(fileURLToPath(new URL('../../site/pages/', import.meta.url)))
      .filter((name) => !name.startsWith('['))
      .map((name) => name.replace(/\..*$/, '')),
  ]);

/** Anchors of sections other than prose. */
const anchors: Partial<Record<Section['kind'], string[]>> = { people: ['team'], form: ['contact'] };

const fileOf = (slug: string) => contentFile(`${ownPagesFolder}/${slug}.yaml`);

export const ownPageSlugs = (): string[] => entryIds(ownPagesFolder);

export const ownSections = (slug: string): Section[] =>
  readYaml(`${ownPagesFolder}/${slug}.yaml`, ownPageSchema).sections;

/** @returns a sentence for each page whose address is another's */
export function ownPageErrors(): string[] {
  const names = taken();
  return ownPageSlugs()
    .filter((slug) => names.has(slug) || slug.endsWith('-it-recruitment'))
    .map((slug) => `${fileOf(slug)}: /${slug} is an address of the site already. Rename the file`);
}

/** @returns the anchors of a page's sections */
export const anchorsOn = (slug: string): string[] =>
  ownSections(slug).flatMap((section) => {
    if (section.kind === 'prose') return [proseAnchor(section.headline)];
    return anchors[section.kind] ?? [];
  });
