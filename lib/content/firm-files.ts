/** Reads single files: the brand, its look, and what the forms, letters and addresses need. */
import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { contentFile, contentFolder, readYamlFile } from './folder.ts';
import { brandMarkers, type Markers } from './markers.ts';
import { type Brand, brandFile, brandSchema } from './schemas/brand.ts';
import { formFieldsSchema, type OwnField } from './schemas/form-fields.ts';
import { type LaunchAnswers, launchFile, launchSchema } from './schemas/launch.ts';
import { type Look, lookFile, lookSchema } from './schemas/look.ts';
import { type NewsletterContent, newsletterSchema } from './schemas/newsletter.ts';
import { type Redirects, redirectsSchema } from './schemas/redirects.ts';

// Each throws a ContentError that names the file and each field that is missing or wrong.

export const readBrand = (folder = contentFolder()): Brand =>
  readYamlFile(brandFile, brandSchema, undefined, folder);

/** @returns the markers that every content file may use */
export const firmMarkers = (): Markers => brandMarkers(readBrand());

/** Reads a YAML file as the site shows it: checked, and with its markers filled. */
export const readFilledYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> => readYamlFile(name, schema, firmMarkers());

const readOptionalYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  markers?: Markers,
): z.output<Schema> | undefined =>
  existsSync(contentFile(name)) ? readYamlFile(name, schema, markers) : undefined;

export const readLook = (): Look => readYamlFile(lookFile, lookSchema);

export const readNewsletter = (): NewsletterContent =>
  readFilledYaml('pages/newsletter.yaml', newsletterSchema);

/** @returns the fields that the owner adds to the consultation forms; empty without such a file */
export const readFormFields = (): OwnField[] =>
  readOptionalYaml('form-fields.yaml', formFieldsSchema, firmMarkers()) ?? [];

/** @returns the owner's answers to the launch check; empty without such a file */
export const readLaunchAnswers = (): LaunchAnswers =>
  readOptionalYaml(launchFile, launchSchema)?.answers ?? [];

/** @returns the owner's redirects; empty without such a file */
export const readRedirects = (): Redirects =>
  readOptionalYaml('redirects.yaml', redirectsSchema) ?? {};
