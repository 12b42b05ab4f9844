/** Reads every built page of the fixture site from its file: metadata, structured data, links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { z } from 'zod';
import { fixtureSettings } from './fixture-content.ts';

const folder = fixtureSettings.SITE_DIST;

export interface BuiltPage {
  path: string;
  html: string;
  elements: PageElement[];
  title: string;
  description: string;
  /** Empty on pages that no search engine should list. */
  canonical: string;
  /** Content of the `meta` elements by name or property; the last one wins. */
  meta: Record<string, string>;
  /** Texts of the elements with JSON-LD. */
  graphs: string[];
}

export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** The elements in it. */
  inside(): PageElement[];
  place: 'head' | 'body' | 'template';
}

let builtPages: BuiltPage[] | undefined;

/** @returns all pages, including those served for other addresses. They are read once per worker. */
export function readBuiltPages(): BuiltPage[] {
  builtPages ??= readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((name) => ({
      path: `/${name.replace(/(^index)?\.html$/, '')}`,
      ...readPage(readFileSync(join(folder, name), 'utf8')),
    }));
  return builtPages;
}

/** @throws Error if no such page was built */
export function getBuiltPage(path: string): BuiltPage {
  const found = readBuiltPages().find((built) => built.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found;
}

/** @returns the facts of a page, from its HTML */
export function readPage(html: string): Omit<BuiltPage, 'path'> {
  const elements = listElements(parse(html, { scriptingEnabled: false }));
  const named = (name: string) => elements.filter((element) => element.name === name);
  const meta: Record<string, string> = {};
  for (const { attributes } of named('meta')) {
    const name = attributes.property ?? attributes.name;
    if (name && attributes.content !== undefined) meta[name] = attributes.content;
  }
  const canonical = named('link').find(({ attributes }) => attributes.rel === 'canonical');
  return {
    html,
    elements,
    title: named('title')[0]?.text ?? '',
    description: meta.description ?? '',
    canonical: canonical?.attributes.href ?? '',
    meta,
    graphs: named('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => text),
  };
}

function listElements(node: Tree.ParentNode, place: PageElement['place'] = 'head'): PageElement[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const within = child.tagName === 'body' ? 'body' : place;
    const element = {
      name: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      get text() {
        return readText(child);
      },
      inside: () => listElements(child, within),
      place: within,
    };
    const content = 'content' in child ? listElements(child.content, 'template') : [];
    return [element, ...listElements(child, within), ...content];
  });
}

const readText = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      return 'childNodes' in child ? readText(child) : '';
    })
    .join('');

export const isListed = ({ meta }: BuiltPage): boolean => !meta.robots?.includes('noindex');

/** An object of JSON-LD. */
export type Thing = Record<string, unknown>;

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** @throws Error unless the page has exactly one graph, in the format above */
export function parseGraph({ path, graphs }: BuiltPage): Thing[] {
  const [text, ...more] = graphs;
  if (text === undefined || more.length > 0) throw new Error(`${path}: ${graphs.length} graphs`);
  return graphSchema.parse(JSON.parse(text))['@graph'];
}

/** @returns every object in a graph, from the outside in */
export function findThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(findThings);
  if (typeof value !== 'object' || value === null) return [];
  const thing = { ...value };
  return [thing, ...Object.values(thing).flatMap(findThings)];
}
