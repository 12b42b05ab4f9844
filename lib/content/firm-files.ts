/** Reads single content files, such as the brand, and the entries of folders, such as the cities. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { contentFile, getContentFolder, listContentFiles, readYamlFile } from './folder.ts';
import type { Markers } from './markers.ts';
import { ContentError } from './read.ts';
import { type Brand, brandFile, brandSchema, getBrandMarkers } from './schemas/brand.ts';
import { cityPageSchema } from './schemas/city.ts';
import { wordsFile, wordsSchema } from './schemas/firm-words.ts';
import { formFieldsSchema, type OwnField } from './schemas/form-fields.ts';
import { type Hours, hoursFile, hoursSchema } from './schemas/hours.ts';
import { type LaunchAnswers, launchFile, launchSchema } from './schemas/launch.ts';
import { type Topics, topicsFile, topicsSchema } from './schemas/lists.ts';
import { type Look, lookFile, lookSchema } from './schemas/look.ts';
import { type NewsletterContent, newsletterSchema } from './schemas/newsletter.ts';
import { type Pay, payFile, paySchema } from './schemas/pay.ts';
import { type Redirects, redirectsSchema } from './schemas/redirects.ts';
import {
  type SpecimenSlate,
  specimenSlateFile,
  specimenSlateSchema,
} from './schemas/specimen-slate.ts';
import {
  type WorkedSearches,
  workedSearchesFile,
  workedSearchesSchema,
} from './schemas/worked-search.ts';
import { shippedWords, type Words } from './shipped-words.ts';

// Each throws a ContentError that names the file and each field that is missing or wrong.

export const readBrand = (folder = getContentFolder()): Brand =>
  readYamlFile(brandFile, brandSchema, undefined, folder);

/** @returns the markers that every content file may use */
export const readFirmMarkers = (): Markers => getBrandMarkers(readBrand());

/** Reads a YAML file as the site shows it: checked, and with its markers filled. */
export const readFilledYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> => readYamlFile(name, schema, readFirmMarkers());

export const readOptionalYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  markers?: Markers,
): z.output<Schema> | undefined =>
  existsSync(contentFile(name)) ? readYamlFile(name, schema, markers) : undefined;

export const readLook = (): Look => readYamlFile(lookFile, lookSchema);

export const readNewsletter = (): NewsletterContent =>
  readFilledYaml('pages/newsletter.yaml', newsletterSchema);

/** @returns the fields that the owner adds to the consultation forms; empty if the file is missing */
export const readFormFields = (): OwnField[] =>
  readOptionalYaml('form-fields.yaml', formFieldsSchema, readFirmMarkers()) ?? [];

/** @returns when calls can be booked; undefined if the file is missing */
export const readHours = (): Hours | undefined => readOptionalYaml(hoursFile, hoursSchema);

/** @returns the firm's words; those that it does not replace are the shipped ones */
export const readWords = (): Words =>
  readOptionalYaml(wordsFile, wordsSchema, readFirmMarkers()) ?? shippedWords;

/** @returns the topics and tags that texts may have; no lists, which allow any, if the file is missing */
export const readTopics = (): Topics =>
  readOptionalYaml(topicsFile, topicsSchema) ?? topicsSchema.parse({});

/** @returns the owner's answers to the launch check; empty if the file is missing */
export const readLaunchAnswers = (): LaunchAnswers =>
  readOptionalYaml(launchFile, launchSchema)?.answers ?? [];

/** @returns the owner's redirects; empty if the file is missing */
export const readRedirects = (): Redirects =>
  readOptionalYaml('redirects.yaml', redirectsSchema) ?? {};

/** @returns the searches that the pages draw day by day; undefined if the file is missing */
export const readWorkedSearches = (): WorkedSearches | undefined =>
  readOptionalYaml(workedSearchesFile, workedSearchesSchema, readFirmMarkers());

/** @returns what a client of a search receives; undefined if the file is missing */
export const readSpecimenSlate = (): SpecimenSlate | undefined =>
  readOptionalYaml(specimenSlateFile, specimenSlateSchema, readFirmMarkers());

/** @returns what occupations pay; undefined if the file is missing */
export const readPay = (): Pay | undefined =>
  readOptionalYaml(payFile, paySchema, readFirmMarkers());

/** @returns the suffix of the address of each city's page */
export const readCitySuffix = (): string =>
  readYamlFile('pages/city.yaml', cityPageSchema.pick({ addressSuffix: true }).loose())
    .addressSuffix;

/** @returns the canonical address of a city's page (docs/product.md, Addresses) */
export const getCityPath = (slug: string, suffix: string): string => `/${slug}-${suffix}`;

/** @returns the address of a person's page */
export const getPersonPath = (id: string): string => `/about/${id}`;

type EntrySchema = z.ZodType<{ order?: number | undefined }>;

/** @returns the names of a folder's files without their ending, sorted */
export const listEntryIds = (list: string): string[] =>
  listContentFiles()
    .filter((name) => dirname(name) === list && name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'));

/**
 * Reads the entries of a list that must not be empty.
 * @param list the folder in the content folder, such as `cities`
 * @throws ContentError naming the file and each field that is missing or wrong, or an empty folder
 */
export function readEntries<Schema extends EntrySchema>(list: string, schema: Schema) {
  const entries = readAnyEntries(list, schema);
  if (entries.length > 0) return entries;
  throw new ContentError(`${contentFile(list)}: must have at least one file`);
}

/**
 * Reads the entries of a list, in the owner's order. The name of a file is the id of its entry.
 * @returns an empty list if the folder is empty or missing
 */
export function readAnyEntries<Schema extends EntrySchema>(
  list: string,
  schema: Schema,
): (z.output<Schema> & { id: string })[] {
  const markers = readFirmMarkers();
  const entries = listEntryIds(list).map((id) => ({
    id,
    ...readYamlFile(`${list}/${id}.yaml`, schema, markers),
  }));
  return entries.toSorted(
    (a, b) =>
      (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
      a.id.localeCompare(b.id),
  );
}
