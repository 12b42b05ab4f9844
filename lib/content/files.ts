/** The schema of each file, by its path in the content folder. A file that is not listed here is unknown. */
import { z } from 'zod';
import { brandSchema, lookSchema } from './schemas/brand.ts';
import { cityPageSchema, citySchema, paySchema } from './schemas/city.ts';
import { claimsSchema, howWeCountPageSchema } from './schemas/claims.ts';
import { wordsSchema } from './schemas/firm-words.ts';
import { ownFieldsSchema } from './schemas/form-fields.ts';
import { hoursSchema } from './schemas/hours.ts';
import { launchSchema } from './schemas/launch.ts';
import { consentSchema, isLegalPage, legalSchema, legalTextSchema } from './schemas/legal.ts';
import {
  navigationSchema,
  redirectsSchema,
  searchPageSchema,
  sitemapSchema,
} from './schemas/navigation.ts';
import {
  aboutPageSchema,
  careerStrategySchema,
  contactPageSchema,
  homeSchema,
  newsletterSchema,
  ownPageSchema,
} from './schemas/pages.ts';
import { peopleSchema, testimonialsPageSchema, testimonialsSchema } from './schemas/people.ts';
import { blogPageSchema, guideSchema, guidesPageSchema, postSchema } from './schemas/post.ts';
import {
  serviceSchema,
  servicesPageSchema,
  specimenSlateSchema,
  workedSearchesSchema,
} from './schemas/service.ts';
import {
  costOfVacancySchema,
  hiringBriefSchema,
  scorecardSchema,
  toolboxSchema,
} from './schemas/tools.ts';
import { clientsSchema, listsSchema } from './schemas/words.ts';

/** Files that must exist. */
const namedFiles = {
  'brand/firm.yaml': brandSchema,
  'brand/look.yaml': lookSchema,
  'lists.yaml': listsSchema,
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
const optionalFiles = {
  'claims.yaml': claimsSchema,
  'clients.yaml': clientsSchema,
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
  'form-fields.yaml': ownFieldsSchema,
  'hours.yaml': hoursSchema,
  'launch.yaml': launchSchema,
  'pay.yaml': paySchema,
  'redirects.yaml': redirectsSchema,
  'tools/specimen-slate.yaml': specimenSlateSchema,
  'words.yaml': wordsSchema,
  'worked-searches.yaml': workedSearchesSchema,
};

/**
 * A folder whose files the owner adds and removes; a file's name may be part of an address.
 * @param least how many files there must be
 */
const listOf = <Schema extends z.ZodType>(schema: Schema, least = 0) =>
  z
    .array(
      z.strictObject({
        /** The name of the file without its ending, and with its folder and ending. */
        id: z.string(),
        name: z.string(),
        data: schema,
        /** Markdown under the fields, with the brand's markers filled. */
        body: z.string(),
      }),
    )
    .min(least, 'must have at least one file. Copy one of sample/')
    .prefault([]);

const markdownFolders = {
  guides: listOf(guideSchema),
  legal: listOf(legalTextSchema),
  posts: listOf(postSchema),
};
const yamlFolders = {
  cities: listOf(citySchema, 1),
  'own-pages': listOf(ownPageSchema),
  services: listOf(serviceSchema, 1),
};

/** All that a content folder holds. */
export const contentSchema = z.strictObject({
  files: z.strictObject({ ...namedFiles, ...z.strictObject(optionalFiles).partial().shape }),
  entries: z.strictObject({ ...markdownFolders, ...yamlFolders }),
});

const toPatterns = (folders: Readonly<Record<string, ReturnType<typeof listOf>>>, ending: string) =>
  Object.fromEntries(
    Object.entries(folders).map(([folder, list]) => [
      `${folder}/*.${ending}`,
      list.unwrap().element.shape.data,
    ]),
  );

/** The schema of each file, and of all files of a folder: `cities/*.yaml`. */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  ...namedFiles,
  ...optionalFiles,
  ...toPatterns(markdownFolders, 'md'),
  ...toPatterns(yamlFolders, 'yaml'),
};

/** @returns what a file is, with the folder and id of an entry; undefined for an unknown one */
export function findFileKind(name: string): { entry?: { folder: string; id: string } } | undefined {
  if (Object.hasOwn(contentSchemas, name)) return {};
  const [, folder = '', id = '', ending] =
    /^([^/]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(md|yaml)$/.exec(name) ?? [];
  const isKnown = Object.hasOwn(contentSchemas, `${folder}/*.${ending}`);
  if (!isKnown || (folder === 'legal' && !isLegalPage(id))) return undefined;
  return { entry: { folder, id } };
}
