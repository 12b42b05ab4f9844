/** Which schema holds which file of content/. A new file gets a line here, and is checked from then on. */
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
  'content/banner-cities.yaml': bannerCitiesSchema,
  'content/brand.yaml': brandSchema,
  'content/claims.yaml': claimsSchema,
  'content/clients.yaml': clientsSchema,
  'content/industries.yaml': industriesSchema,
  'content/job-titles.yaml': jobTitlesSchema,
  'content/navigation.yaml': navigationSchema,
  'content/pages/about.yaml': aboutPageSchema,
  'content/pages/blog.yaml': blogPageSchema,
  'content/pages/career-strategy.yaml': careerStrategySchema,
  'content/pages/city.yaml': cityPageSchema,
  'content/pages/consent.yaml': consentSchema,
  'content/pages/contact.yaml': contactPageSchema,
  'content/pages/home.yaml': homeSchema,
  'content/pages/legal.yaml': legalSchema,
  'content/pages/newsletter.yaml': newsletterSchema,
  'content/pages/search.yaml': searchPageSchema,
  'content/pages/services.yaml': servicesPageSchema,
  'content/pages/sitemap.yaml': sitemapSchema,
  'content/pages/testimonials.yaml': testimonialsPageSchema,
  'content/people.yaml': peopleSchema,
  'content/testimonials.yaml': testimonialsSchema,
  'content/videos.yaml': videosSchema,
  ...Object.fromEntries(citySlugs.map((slug) => [`content/cities/${slug}.yaml`, citySchema])),
  ...Object.fromEntries(serviceIds.map((id) => [`content/services/${id}.yaml`, serviceSchema])),
  ...Object.fromEntries(legalPages.map((page) => [`content/legal/${page}.md`, legalTextSchema])),
};

/** Folders whose files the owner adds and takes away. */
const folders: Readonly<Record<string, z.ZodType>> = {
  'content/posts': postSchema,
  'content/articles': articleSchema,
};

/** Files that must be there. */
export const namedContentFiles: readonly string[] = Object.keys(named);

/** @returns the schema of a file, for Markdown that of its fields; undefined for a stranger */
export function contentSchema(file: string): z.ZodType | undefined {
  const [, folder = ''] = /^(.+)\/[a-z0-9-]+\.md$/.exec(file) ?? [];
  return named[file] ?? folders[folder];
}
