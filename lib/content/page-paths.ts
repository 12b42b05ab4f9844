/** Maps content files to the addresses of their pages. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { getContentSchema } from './files.ts';
import { getCityPath, readCitySuffix } from './firm-files.ts';
import { contentFile, readMarkdownFile, readYamlFile } from './folder.ts';
import { isPublished } from './publication.ts';
import { ownPagesFolder } from './schemas/own-page.ts';
import { payFile } from './schemas/pay.ts';
import { serviceSchema } from './schemas/service.ts';
import { specimenSlateFile } from './schemas/specimen-slate.ts';

/** Pages that a site has only with their content. */
const optionalPages: Readonly<Record<string, string>> = {
  '/career-strategy': 'pages/career-strategy.yaml',
  '/guides': 'pages/guides.yaml',
  '/how-we-count': 'pages/how-we-count.yaml',
  '/testimonials': 'pages/testimonials.yaml',
  '/tools': 'tools/toolbox.yaml',
  '/tools/cost-of-vacancy': 'tools/cost-of-vacancy.yaml',
  '/tools/hiring-brief': 'tools/hiring-brief.yaml',
  '/tools/pay': payFile,
  '/tools/scorecard': 'tools/scorecard.yaml',
  '/tools/specimen-slate': specimenSlateFile,
};

/** @returns whether a page has the content file without which it is left out */
export function hasContentOf(path: string): boolean {
  const file = optionalPages[path];
  return file === undefined || existsSync(contentFile(file));
}

const folders: Readonly<Record<string, (slug: string) => readonly string[]>> = {
  posts: (slug) => [`/blog/${slug}`],
  articles: (slug) => [`/blog/${slug}`],
  guides: (slug) => [`/guides/${slug}`],
  services: (slug) => [slug, ...readOverviewSlug(slug)].map((name) => `/services/${name}`),
  cities: (slug) => [getCityPath(slug, readCitySuffix()), `/locations/${slug}`],
  [ownPagesFolder]: (slug) => [`/${slug}`],
  legal: (slug) => [`/${slug}`],
};

function readOverviewSlug(id: string): string[] {
  const schema = serviceSchema.pick({ overviewSlug: true }).loose();
  const { overviewSlug } = readYamlFile(`services/${id}.yaml`, schema);
  return overviewSlug === undefined ? [] : [overviewSlug];
}

/**
 * @param name a content file, such as `cities/dallas.yaml`
 * @returns the addresses of its page, the canonical one first; empty for a file without its own page
 */
export function getPagePaths(name: string): readonly string[] {
  const [, folder = '', slug = ''] = /^([^/]+)\/([^/]+)\.(?:md|yaml)$/.exec(name) ?? [];
  return (Object.hasOwn(folders, folder) ? folders[folder]?.(slug) : undefined) ?? [];
}

const publicationSchema = z.object({ date: z.string(), draft: z.boolean().optional() });

/**
 * @param name a content file that the site reads
 * @returns whether the next build has its page: drafts and posts with a later date wait
 * @throws ContentError naming each wrong field of a Markdown file
 */
export function isPublishedFile(name: string): boolean {
  const schema = name.endsWith('.md') ? getContentSchema(name) : undefined;
  if (!schema) return true;
  const fields = publicationSchema.safeParse(readMarkdownFile(name, schema).data);
  return !fields.success || isPublished(fields.data);
}
