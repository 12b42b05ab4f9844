import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aboutPageSchema } from '../../contracts/content/about-page.ts';
import { blogPageSchema } from '../../contracts/content/blog-page.ts';
import { brandSchema } from '../../contracts/content/brand.ts';
import { careerStrategySchema } from '../../contracts/content/career-strategy.ts';
import { citySchema, citySlugs } from '../../contracts/content/city.ts';
import { cityPageSchema } from '../../contracts/content/city-page.ts';
import { claimsSchema } from '../../contracts/content/claims.ts';
import { contactPageSchema } from '../../contracts/content/contact-page.ts';
import { homeSchema } from '../../contracts/content/home.ts';
import { legalSchema } from '../../contracts/content/legal.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../contracts/content/lists.ts';
import { navigationSchema } from '../../contracts/content/navigation.ts';
import { newsletterSchema } from '../../contracts/content/newsletter.ts';
import { peopleSchema } from '../../contracts/content/people.ts';
import { serviceIds, serviceSchema } from '../../contracts/content/service.ts';
import { servicesPageSchema } from '../../contracts/content/services-page.ts';
import { sitemapSchema } from '../../contracts/content/sitemap.ts';
import { testimonialsSchema } from '../../contracts/content/testimonials.ts';
import { testimonialsPageSchema } from '../../contracts/content/testimonials-page.ts';
import { videosSchema } from '../../contracts/content/videos.ts';
import { filesUnder, readFile } from './content-files.ts';

/** Which schema holds which file. A new content file gets a line here. */
const schemas: Record<string, z.ZodType> = {
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
  'content/pages/contact.yaml': contactPageSchema,
  'content/pages/home.yaml': homeSchema,
  'content/pages/legal.yaml': legalSchema,
  'content/pages/newsletter.yaml': newsletterSchema,
  'content/pages/services.yaml': servicesPageSchema,
  'content/pages/sitemap.yaml': sitemapSchema,
  'content/pages/testimonials.yaml': testimonialsPageSchema,
  'content/people.yaml': peopleSchema,
  'content/testimonials.yaml': testimonialsSchema,
  'content/videos.yaml': videosSchema,
  ...Object.fromEntries(citySlugs.map((slug) => [`content/cities/${slug}.yaml`, citySchema])),
  ...Object.fromEntries(serviceIds.map((id) => [`content/services/${id}.yaml`, serviceSchema])),
};

describe('content files', () => {
  it.each(Object.entries(schemas))('%s fits its schema', (file, schema) => {
    expect(() => readFile(file, schema)).not.toThrow();
  });
  it('are all checked', () => {
    expect(filesUnder('content', '.yaml').filter((file) => !(file in schemas))).toEqual([]);
  });
});
