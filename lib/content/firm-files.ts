/** Reads the files that say who the firm is and how it looks, asks and writes. */
import { existsSync } from 'node:fs';
import { contentFile, contentFolder, readYamlFile } from './folder.ts';
import { type Brand, brandFile, brandMarkers, brandSchema } from './schemas/brand.ts';
import { formFieldsSchema, type OwnField } from './schemas/form-fields.ts';
import { type LaunchAnswers, launchFile, launchSchema } from './schemas/launch.ts';
import { type Look, lookFile, lookSchema } from './schemas/look.ts';
import { type NewsletterContent, newsletterSchema } from './schemas/newsletter.ts';
import { type Redirects, redirectsSchema } from './schemas/redirects.ts';

const formFieldsFile = 'form-fields.yaml';
const redirectsFile = 'redirects.yaml';

// Each throws a ContentError that names the file and each field that is missing or wrong.

export const readBrand = (folder = contentFolder()): Brand =>
  readYamlFile(brandFile, brandSchema, undefined, folder);

export const readLook = (): Look => readYamlFile(lookFile, lookSchema);

export const readNewsletter = (): NewsletterContent =>
  readYamlFile('pages/newsletter.yaml', newsletterSchema, brandMarkers(readBrand()));

/** @returns what the forms ask beyond the product's fields; nothing without such a file */
export const readFormFields = (): OwnField[] =>
  existsSync(contentFile(formFieldsFile))
    ? (readYamlFile(formFieldsFile, formFieldsSchema, brandMarkers(readBrand())) ?? [])
    : [];

/** @returns what the owner answered to the launch check; nothing without such a file */
export const readLaunchAnswers = (): LaunchAnswers =>
  existsSync(contentFile(launchFile)) ? readYamlFile(launchFile, launchSchema).answers : [];

/** @returns the owner's redirects; none without such a file */
export const readRedirects = (): Redirects =>
  existsSync(contentFile(redirectsFile))
    ? (readYamlFile(redirectsFile, redirectsSchema) ?? {})
    : {};
