/** Reads titles, metadata and structured data of every built page from its file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fixtureSettings } from '../../support/fixture-content.ts';

const folder = fixtureSettings.SITE_DIST;

export interface BuiltPage {
  path: string;
  title: string;
  description: string;
  /** Empty on pages that no search engine should list. */
  canonical: string;
  language: string;
  headings: number;
  /** Number of images without an `alt`, which may be empty but not missing. */
  imagesWithoutAlt: number;
  /** `style` elements outside of the head. */
  stylesBelow: number;
  /** Content of the `meta` elements by name or property; the last one wins. */
  meta: Record<string, string>;
  graphs: string[];
}

let builtPages: Promise<BuiltPage[]> | undefined;

/** @returns all pages, including those served for other addresses. They are read once per worker. */
export function readBuiltPages(page: Page): Promise<BuiltPage[]> {
  builtPages ??= readFiles(page);
  return builtPages;
}

function readFiles(page: Page): Promise<BuiltPage[]> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return Promise.all(
    names.sort().map(async (name) => {
      const facts = await page.evaluate(read, readFileSync(join(folder, name), 'utf8'));
      return { path: `/${name.replace(/(^index)?\.html$/, '')}`, ...facts };
    }),
  );
}

function read(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const meta: Record<string, string> = {};
  for (const tag of parsed.querySelectorAll('meta[content]')) {
    const name = tag.getAttribute('property') ?? tag.getAttribute('name');
    if (name) meta[name] = tag.getAttribute('content') ?? '';
  }
  const inTemplates = [...parsed.querySelectorAll('template')].map(({ content }) => content);
  return {
    title: parsed.title,
    description: meta.description ?? '',
    canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    language: parsed.documentElement.lang,
    headings: parsed.querySelectorAll('h1').length,
    imagesWithoutAlt: [parsed, ...inTemplates].flatMap((part) => [
      ...part.querySelectorAll('img:not([alt])'),
    ]).length,
    stylesBelow: parsed.body.querySelectorAll('style').length,
    meta,
    graphs: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  };
}

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
