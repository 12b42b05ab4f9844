/** The schema of each file, by its path in the content folder. A file that is not listed here is unknown. */
import type { z } from 'zod';
import { aboutPageSchema } from './schemas/about-page.ts';
import { blogPageSchema } from './schemas/blog-page.ts';
import { brandSchema } from './schemas/brand.ts';
import { careerStrategySchema } from './schemas/career-strategy.ts';
import { cityPageSchema, citySchema } from './schemas/city.ts';
import { claimsSchema, howWeCountPageSchema } from './schemas/claims.ts';
import { consentSchema } from './schemas/consent.ts';
import { contactPageSchema } from './schemas/contact-page.ts';
import { costOfVacancySchema } from './schemas/cost-of-vacancy.ts';
import { wordsSchema } from './schemas/firm-words.ts';
import { formFieldsSchema } from './schemas/form-fields.ts';
import { guideSchema, guidesPageSchema } from './schemas/guide.ts';
import { hiringBriefSchema } from './schemas/hiring-brief.ts';
import { homeSchema } from './schemas/home.ts';
import { hoursSchema } from './schemas/hours.ts';
import { launchSchema } from './schemas/launch.ts';
import { isLegalPage, legalSchema, legalTextSchema } from './schemas/legal.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
  topicsSchema,
} from './schemas/lists.ts';
import { lookSchema } from './schemas/look.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { newsletterSchema } from './schemas/newsletter.ts';
import { ownPageSchema } from './schemas/own-page.ts';
import { paySchema } from './schemas/pay.ts';
import { peopleSchema } from './schemas/people.ts';
import { articleSchema, postSchema } from './schemas/post.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { scorecardSchema } from './schemas/scorecard.ts';
import { searchPageSchema } from './schemas/search-page.ts';
import { serviceSchema, servicesPageSchema } from './schemas/service.ts';
import { sitemapSchema } from './schemas/sitemap.ts';
import { specimenSlateSchema } from './schemas/specimen-slate.ts';
import { testimonialsPageSchema, testimonialsSchema } from './schemas/testimonials.ts';
import { toolboxSchema } from './schemas/toolbox.ts';
import { videosSchema } from './schemas/videos.ts';
import { workedSearchesSchema } from './schemas/worked-search.ts';

/** Files that must exist. */
export const namedFiles = {
  'brand/firm.yaml': brandSchema,
  'brand/look.yaml': lookSchema,
  'job-titles.yaml': jobTitlesSchema,
  'navigation.yaml': navigationSchema,
  'pages/about.yaml': aboutPageSchema,
  'pages/blog.yaml': blogPageSchema,
  'pages/city.yaml': cityPageSchema,
  'pages/contact.yaml': contactPageSchema,
  'pages/home.yaml': homeSchema,
  'pages/legal.yaml': legalSchema,
  'pages/newsletter.yaml': newsletterSchema,
  'pages/search.yaml': searchPageSchema,
  'pages/services.yaml': servicesPageSchema,
  'pages/sitemap.yaml': sitemapSchema,
  'people.yaml': peopleSchema,
};

/** Files that a firm may do without: what they are for is left out. */
export const optionalFiles = {
  'banner-cities.yaml': bannerCitiesSchema,
  'claims.yaml': claimsSchema,
  'clients.yaml': clientsSchema,
  'industries.yaml': industriesSchema,
  'pages/career-strategy.yaml': careerStrategySchema,
  'pages/consent.yaml': consentSchema,
  'pages/guides.yaml': guidesPageSchema,
  'pages/how-we-count.yaml': howWeCountPageSchema,
  'pages/testimonials.yaml': testimonialsPageSchema,
  'testimonials.yaml': testimonialsSchema,
  'tools/cost-of-vacancy.yaml': costOfVacancySchema,
  'tools/hiring-brief.yaml': hiringBriefSchema,
  'tools/scorecard.yaml': scorecardSchema,
  'tools/toolbox.yaml': toolboxSchema,
  'videos.yaml': videosSchema,
  'form-fields.yaml': formFieldsSchema,
  'hours.yaml': hoursSchema,
  'launch.yaml': launchSchema,
  'pay.yaml': paySchema,
  'redirects.yaml': redirectsSchema,
  'tools/specimen-slate.yaml': specimenSlateSchema,
  'topics.yaml': topicsSchema,
  'words.yaml': wordsSchema,
  'worked-searches.yaml': workedSearchesSchema,
};

/** Folders whose files the owner adds and removes; a file's name may be part of an address. */
export const entryFolders = {
  articles: articleSchema,
  cities: citySchema,
  guides: guideSchema,
  legal: legalTextSchema,
  'own-pages': ownPageSchema,
  posts: postSchema,
  services: serviceSchema,
};

const markdownFolders = ['articles', 'guides', 'legal', 'posts'];
export const folderNames: readonly string[] = Object.keys(entryFolders);
const folderSchemas: Readonly<Record<string, z.ZodType>> = entryFolders;

/** The schema of each file, and of all files of a folder: `cities/*.yaml`. */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  ...namedFiles,
  ...optionalFiles,
  ...Object.fromEntries(
    Object.entries(folderSchemas).map(([folder, schema]) => [
      `${folder}/*.${markdownFolders.includes(folder) ? 'md' : 'yaml'}`,
      schema,
    ]),
  ),
};

export interface FileKind {
  schema: z.ZodType;
  /** Of an entry, with its id. */
  entry?: { folder: string; id: string };
}

/** @returns what a file is; undefined for an unknown one */
export function findFileKind(name: string): FileKind | undefined {
  const schema = Object.hasOwn(contentSchemas, name) ? contentSchemas[name] : undefined;
  if (schema) return { schema };
  const [, folder = '', id = '', ending] =
    /^([^/]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(md|yaml)$/.exec(name) ?? [];
  const entrySchema = contentSchemas[`${folder}/*.${ending}`];
  if (!entrySchema || (folder === 'legal' && !isLegalPage(id))) return undefined;
  return { schema: entrySchema, entry: { folder, id } };
}
