/** Reads the files that say who the firm is and how it looks, asks and writes. */
import { existsSync } from 'node:fs';
import { type Brand, brandFile, brandMarkers, brandSchema } from './brand.ts';
import { contentFile, contentFolder, readYamlFile } from './folder.ts';
import { formFieldsSchema, type OwnField } from './form-fields.ts';
import { type LaunchAnswers, launchFile, launchSchema } from './launch.ts';
import { type Look, lookFile, lookSchema } from './look.ts';
import { type NewsletterContent, newsletterSchema } from './newsletter.ts';
import { type Redirects, redirectsSchema } from './redirects.ts';

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
