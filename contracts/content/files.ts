/**
 * Which schema holds which file of the content folder. A new file gets a line here, and is checked
 * from then on. Names are paths from that folder.
 */
import type { z } from 'zod';
import { aboutPageSchema } from './about-page.ts';
import { blogPageSchema } from './blog-page.ts';
import { brandSchema } from './brand.ts';
import { careerStrategySchema } from './career-strategy.ts';
import { citySchema, citySlugs } from './city.ts';
import { cityPageSchema } from './city-page.ts';
import { claimsSchema } from './claims.ts';
import { consentSchema } from './consent.ts';
import { contactPageSchema } from './contact-page.ts';
import { homeSchema } from './home.ts';
import { legalPages, legalSchema, legalTextSchema } from './legal.ts';
import { bannerCitiesSchema, clientsSchema, industriesSchema, jobTitlesSchema } from './lists.ts';
import { navigationSchema } from './navigation.ts';
import { newsletterSchema } from './newsletter.ts';
import { peopleSchema } from './people.ts';
import { articleSchema, postSchema } from './post.ts';
import { searchPageSchema } from './search-page.ts';
import { serviceIds, serviceSchema } from './service.ts';
import { servicesPageSchema } from './services-page.ts';
import { sitemapSchema } from './sitemap.ts';
import { testimonialsSchema } from './testimonials.ts';
import { testimonialsPageSchema } from './testimonials-page.ts';
import { videosSchema } from './videos.ts';

const named: Readonly<Record<string, z.ZodType>> = {
  'banner-cities.yaml': bannerCitiesSchema,
  'brand.yaml': brandSchema,
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
  'pages/home.yaml': homeSchema,
  'pages/legal.yaml': legalSchema,
  'pages/newsletter.yaml': newsletterSchema,
  'pages/search.yaml': searchPageSchema,
  'pages/services.yaml': servicesPageSchema,
  'pages/sitemap.yaml': sitemapSchema,
  'pages/testimonials.yaml': testimonialsPageSchema,
  'people.yaml': peopleSchema,
  'testimonials.yaml': testimonialsSchema,
  'videos.yaml': videosSchema,
  ...Object.fromEntries(citySlugs.map((slug) => [`cities/${slug}.yaml`, citySchema])),
  ...Object.fromEntries(serviceIds.map((id) => [`services/${id}.yaml`, serviceSchema])),
  ...Object.fromEntries(legalPages.map((page) => [`legal/${page}.md`, legalTextSchema])),
};

/** Folders whose files the owner adds and takes away. */
const folders: Readonly<Record<string, z.ZodType>> = {
  posts: postSchema,
  articles: articleSchema,
};

/** Files that must be there. */
export const namedContentFiles: readonly string[] = Object.keys(named);

/** @returns the schema of a file, for Markdown that of its fields; undefined for a stranger */
export function contentSchema(file: string): z.ZodType | undefined {
  const [, folder = ''] = /^(.+)\/[a-z0-9-]+\.md$/.exec(file) ?? [];
  return named[file] ?? folders[folder];
}
