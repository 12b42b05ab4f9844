/**
 * Which schema holds which file of the content folder. A new file gets a line here, and is checked
 * from then on. Names are paths from that folder.
 */
import type { z } from 'zod';
import { aboutPageSchema } from './about-page.ts';
import { blogPageSchema } from './blog-page.ts';
import { brandFile, brandSchema } from './brand.ts';
import { careerStrategySchema } from './career-strategy.ts';
import { citySchema } from './city.ts';
import { cityPageSchema } from './city-page.ts';
import { claimsSchema } from './claims.ts';
import { consentSchema } from './consent.ts';
import { contactPageSchema } from './contact-page.ts';
import { costOfVacancySchema } from './cost-of-vacancy.ts';
import { formFieldsSchema } from './form-fields.ts';
import { guideSchema } from './guide.ts';
import { guidesPageSchema } from './guides-page.ts';
import { hiringBriefSchema } from './hiring-brief.ts';
import { homeSchema } from './home.ts';
import { howWeCountPageSchema } from './how-we-count-page.ts';
import { launchFile, launchSchema } from './launch.ts';
import { legalPages, legalSchema, legalTextSchema } from './legal.ts';
import { bannerCitiesSchema, clientsSchema, industriesSchema, jobTitlesSchema } from './lists.ts';
import { lookFile, lookSchema } from './look.ts';
import { navigationSchema } from './navigation.ts';
import { newsletterSchema } from './newsletter.ts';
import { ownPageSchema, ownPagesFolder } from './own-page.ts';
import { peopleSchema } from './people.ts';
import { articleSchema, postSchema } from './post.ts';
import { redirectsSchema } from './redirects.ts';
import { scorecardSchema } from './scorecard.ts';
import { searchPageSchema } from './search-page.ts';
import { serviceSchema } from './service.ts';
import { servicesPageSchema } from './services-page.ts';
import { sitemapSchema } from './sitemap.ts';
import { testimonialsSchema } from './testimonials.ts';
import { testimonialsPageSchema } from './testimonials-page.ts';
import { toolboxSchema } from './toolbox.ts';
import { videosSchema } from './videos.ts';

const named: Readonly<Record<string, z.ZodType>> = {
  'banner-cities.yaml': bannerCitiesSchema,
  [brandFile]: brandSchema,
  [lookFile]: lookSchema,
  'claims.yaml': claimsSchema,
  'clients.yaml': clientsSchema,
  'industries.yaml': industriesSchema,
  'job-titles.yaml': jobTitlesSchema,
  'navigation.yaml': navigationSchema,
  'pages/about.yaml': aboutPageSchema,
  'pages/blog.yaml': blogPageSchema,
  'pages/career-strategy.yaml': careerStrategySchema,
  'pages/city.yaml': cityPageSchema,
  'pages/consent.yaml': consentSchema,
  'pages/contact.yaml': contactPageSchema,
  'pages/guides.yaml': guidesPageSchema,
  'pages/home.yaml': homeSchema,
  'pages/how-we-count.yaml': howWeCountPageSchema,
  'pages/legal.yaml': legalSchema,
  'pages/newsletter.yaml': newsletterSchema,
  'pages/search.yaml': searchPageSchema,
  'pages/services.yaml': servicesPageSchema,
  'pages/sitemap.yaml': sitemapSchema,
  'pages/testimonials.yaml': testimonialsPageSchema,
  'people.yaml': peopleSchema,
  'testimonials.yaml': testimonialsSchema,
  'tools/cost-of-vacancy.yaml': costOfVacancySchema,
  'tools/hiring-brief.yaml': hiringBriefSchema,
  'tools/scorecard.yaml': scorecardSchema,
  'tools/toolbox.yaml': toolboxSchema,
  'videos.yaml': videosSchema,
  ...Object.fromEntries(legalPages.map((page) => [`legal/${page}.md`, legalTextSchema])),
};

/** Files that need not be there. */
const optional: Readonly<Record<string, z.ZodType>> = {
  'form-fields.yaml': formFieldsSchema,
  [launchFile]: launchSchema,
  'redirects.yaml': redirectsSchema,
};

/** Folders whose files the owner adds and takes away. */
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

/** Files that must be there. */
export const namedContentFiles: readonly string[] = Object.keys(named);

/** @returns the schema of a file, for Markdown that of its fields; undefined for an unknown file */
export function contentSchema(file: string): z.ZodType | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.+)\/([^/]+)\.(md|yaml)$/.exec(file) ?? [];
  for (const files of [named, optional]) if (Object.hasOwn(files, file)) return files[file];
  return slug.test(name) ? folders[`${folder}/*.${ending}`] : undefined;
}
