/** Reads the files of a content folder, and what they define for one another, before any is checked. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Addresses, listAddresses, listIds } from './addresses.ts';
import { ContentError, type Issue } from './errors.ts';
import { contentFile, getContentFolder, requireFolder } from './folder.ts';
import type { Markers } from './markers.ts';
import { isPublished } from './publication.ts';
import type { Known } from './references.ts';
import { brandFile, brandSchema, getBrandMarkers } from './schemas/brand.ts';
import { defaultCitySuffix } from './schemas/city.ts';
import { parseSource, type Source } from './source.ts';

/** The YAML and Markdown files of a folder. */
export interface Sources {
  folder: string;
  names: readonly string[];
  /** Of the files that can be parsed. */
  sources: readonly Source[];
  issues: readonly Issue[];
}

export function readSources(folder: string): Sources {
  requireFolder(folder);
  const issues: Issue[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:yaml|md)$/.test(name) && !name.startsWith('.git/'))
    .sort();
  const sources = names.flatMap((name) => {
    const file = contentFile(name, folder);
    try {
      return [parseSource(file, readFileSync(file, 'utf8'), name)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return [];
    }
  });
  return { folder, names, sources, issues };
}

/** Used in place of the firm while firm.yaml is wrong, so that other files report only their own errors. */
const unknownFirm: Markers = {
  brand: 'The firm',
  email: 'hello@firm.example',
  phone: '(214) 555-0100',
  legalName: 'The firm',
  postalAddress: 'The address',
  governingLaw: 'The law',
  venue: 'The venue',
};

export function readMarkers({ sources }: Sources): Markers {
  const brand = brandSchema.safeParse(toFinder(sources)(brandFile));
  return brand.success ? getBrandMarkers(brand.data) : unknownFirm;
}

/** @returns what fields may name, also where content has errors */
export const listKnownIds = (folder = getContentFolder()): Known['ids'] =>
  readKnown(readSources(folder)).ids;

export function readKnown({ names, sources }: Sources): Known & { addresses: Addresses } {
  const find = toFinder(sources);
  const unpublished = new Map(
    sources.flatMap(({ name, value }) => {
      const [, folder = '', slug = ''] = /^(posts|guides)\/(.*)\.md$/.exec(name) ?? [];
      const reason = folder && findWaitReason(value);
      return reason ? [[`/${folder === 'guides' ? folder : 'blog'}/${slug}`, reason]] : [];
    }),
  );
  const listed = (name: string, ...path: string[]) =>
    find(name) === undefined ? undefined : pick(find(name), ...path);
  const ids: Known['ids'] = {
    people: listed('people.yaml', 'items', '*', 'id'),
    claims: names.includes('claims.yaml') ? listed('claims.yaml', '*', 'id') : [],
    groups: names.includes('pages/guides.yaml')
      ? listed('pages/guides.yaml', 'groups', '*', 'id')
      : [],
    industries: notEmpty(listed('lists.yaml', 'industries', '*')),
    topics: notEmpty(listed('lists.yaml', 'topics', '*')),
    tags: notEmpty(listed('lists.yaml', 'tags', '*')),
    posts: listIds(names, 'posts'),
    cities: listIds(names, 'cities'),
    services: listIds(names, 'services'),
    guides: listIds(names, 'guides'),
  };
  const redirects = find('redirects.yaml');
  const addresses = listAddresses({
    names,
    citySuffix: pick(find('pages/city.yaml'), 'addressSuffix')[0] ?? defaultCitySuffix,
    people: ids.people ?? [],
    overviewSlugs: sources
      .filter(({ name }) => name.startsWith('services/'))
      .flatMap(({ value }) => pick(value, 'overviewSlug')),
    redirects: typeof redirects === 'object' && redirects !== null ? Object.keys(redirects) : [],
    unpublished,
  });
  const [siteUrl = ''] = pick(find(brandFile), 'siteUrl');
  const home = siteUrl.replace(/\/$/, '');
  return { ids, unpublished, addresses, home, findLinkError: addresses.findLinkError };
}

/** @returns plain values of unchecked content, as texts; `*` matches every entry of a list */
export function pick(value: unknown, ...path: string[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined)
    return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return key === '*'
    ? Object.values(value).flatMap((item) => pick(item, ...rest))
    : pick(Reflect.get(value, key), ...rest);
}

const toFinder = (sources: readonly Source[]) => {
  const values = new Map(sources.map(({ name, value }) => [name, value]));
  return (name: string) => values.get(name);
};

/** Of a list that is empty or missing, any entry is right. */
const notEmpty = (list: readonly string[] | undefined) => (list?.length ? list : undefined);

/** @returns why a text is not published yet: `a draft`, or its date */
function findWaitReason(value: unknown): string | undefined {
  if (pick(value, 'draft')[0] === 'true') return 'a draft';
  const [date] = pick(value, 'date');
  return date === undefined || isPublished({ date }) ? undefined : date;
}
