/** The schema of each file, by its path in the content folder. A file that is not listed here is unknown. */
import type { z } from 'zod';
import { aboutPageSchema } from './schemas/about-page.ts';
import { blogPageSchema } from './schemas/blog-page.ts';
import { brandFile, brandSchema } from './schemas/brand.ts';
import { careerStrategySchema } from './schemas/career-strategy.ts';
import { cityPageSchema, citySchema } from './schemas/city.ts';
import { claimsSchema, howWeCountPageSchema } from './schemas/claims.ts';
import { consentSchema } from './schemas/consent.ts';
import { contactPageSchema } from './schemas/contact-page.ts';
import { costOfVacancySchema } from './schemas/cost-of-vacancy.ts';
import { wordsFile, wordsSchema } from './schemas/firm-words.ts';
import { formFieldsSchema } from './schemas/form-fields.ts';
import { guideSchema, guidesPageSchema } from './schemas/guide.ts';
import { hiringBriefSchema } from './schemas/hiring-brief.ts';
import { homeSchema } from './schemas/home.ts';
import { hoursFile, hoursSchema } from './schemas/hours.ts';
import { launchFile, launchSchema } from './schemas/launch.ts';
import { legalPages, legalSchema, legalTextSchema, statementPages } from './schemas/legal.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
  topicsFile,
  topicsSchema,
} from './schemas/lists.ts';
import { lookFile, lookSchema } from './schemas/look.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { newsletterSchema } from './schemas/newsletter.ts';
import { ownPageSchema, ownPagesFolder } from './schemas/own-page.ts';
import { payFile, paySchema } from './schemas/pay.ts';
import { peopleSchema } from './schemas/people.ts';
import { articleSchema, postSchema } from './schemas/post.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { scorecardSchema } from './schemas/scorecard.ts';
import { searchPageSchema } from './schemas/search-page.ts';
import { serviceSchema, servicesPageSchema } from './schemas/service.ts';
import { sitemapSchema } from './schemas/sitemap.ts';
import { specimenSlateFile, specimenSlateSchema } from './schemas/specimen-slate.ts';
import { testimonialsPageSchema, testimonialsSchema } from './schemas/testimonials.ts';
import { toolboxSchema } from './schemas/toolbox.ts';
import { videosSchema } from './schemas/videos.ts';
import { workedSearchesFile, workedSearchesSchema } from './schemas/worked-search.ts';

const named: Readonly<Record<string, z.ZodType>> = {
  [brandFile]: brandSchema,
  [lookFile]: lookSchema,
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
  ...Object.fromEntries(legalPages.map((page) => [`legal/${page}.md`, legalTextSchema])),
};

/** Files that a firm may do without: what they are for is left out. */
const optional: Readonly<Record<string, z.ZodType>> = {
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
  [hoursFile]: hoursSchema,
  [launchFile]: launchSchema,
  [payFile]: paySchema,
  'redirects.yaml': redirectsSchema,
  [specimenSlateFile]: specimenSlateSchema,
  [topicsFile]: topicsSchema,
  [wordsFile]: wordsSchema,
  [workedSearchesFile]: workedSearchesSchema,
  ...Object.fromEntries(statementPages.map((page) => [`legal/${page}.md`, legalTextSchema])),
};

/** Folders whose files the owner adds and removes. */
const folders: Readonly<Record<string, z.ZodType>> = {
  'posts/*.md': postSchema,
  'articles/*.md': articleSchema,
  'guides/*.md': guideSchema,
  'cities/*.yaml': citySchema,
  'services/*.yaml': serviceSchema,
  [`${ownPagesFolder}/*.yaml`]: ownPageSchema,
};

/** The schema of each file, and of all files of a folder: `cities/*.yaml`. */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  ...named,
  ...optional,
  ...folders,
};

/** A file name that may be part of an address. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files that must exist. */
export const namedContentFiles: readonly string[] = Object.keys(named);

/** @returns the schema of a file, for Markdown that of its fields; undefined for an unknown file */
export function getContentSchema(file: string): z.ZodType | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.+)\/([^/]+)\.(md|yaml)$/.exec(file) ?? [];
  for (const files of [named, optional]) if (Object.hasOwn(files, file)) return files[file];
  return slug.test(name) ? folders[`${folder}/*.${ending}`] : undefined;
}
