/**
 * What a build writes next to its pages, so that the server knows the firm, its form fields and its
 * addresses without a content folder. The build writes it, the server reads it.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandSchema, paletteSchema } from './content/schemas/brand.ts';
import { wordsSchema } from './content/schemas/firm-words.ts';
import { ownFieldsSchema } from './content/schemas/form-fields.ts';
import { hoursSchema } from './content/schemas/hours.ts';
import { launchSchema } from './content/schemas/launch.ts';
import { newsletterSchema } from './content/schemas/pages.ts';

/** In the folder of the built site. Its name starts with a dot, so it is never sent to a visitor. */
export const siteRecordFile = '.build.json';

const siteAddressesSchema = z.strictObject({
  /** Old paths and where they lead now. */
  redirects: z.record(z.string(), z.string()),
  /** The page to show in place of an unknown one, by the folder of its kind. */
  fallbacks: z.record(z.string(), z.string()),
});
export type SiteAddresses = z.output<typeof siteAddressesSchema>;

/** Strict, so that the record of another version is refused as a whole. */
export const siteRecordSchema = z.strictObject({
  /** SHA-256 over the content files and their names. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
  /** As in the content, except for `siteUrl`: the address that the pages were built for. */
  brand: brandSchema,
  colors: paletteSchema,
  newsletter: newsletterSchema,
  /** Whether a page offers the newsletter. */
  hasNewsletter: z.boolean(),
  /** The own fields of the forms. */
  formFields: ownFieldsSchema,
  /** Absent where no calls can be booked. */
  booking: z
    .strictObject({
      hours: hoursSchema,
      /** Names and email addresses of the people in the hours, by id. */
      people: z.record(z.string(), z.strictObject({ name: z.string(), email: z.string() })),
    })
    .optional(),
  /** The words of forms, answers and mails. */
  words: wordsSchema,
  addresses: siteAddressesSchema,
  /** Content files that are still marked as samples. */
  samples: z.array(z.string()),
  /** What the owner answered to the launch check. */
  launchAnswers: launchSchema.shape.answers,
});
export type SiteRecord = z.output<typeof siteRecordSchema>;

/** The firm's content is a repository of its own. */
export const isGitFolder = ({ name }: { name: string }): boolean => name === '.git';

/** Hashes the content folder, except for the answers to the launch check, which appear on no page. */
export function digestContent(folder: string): string {
  const hash = createHash('sha256');
  const names = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: isGitFolder })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((name) => name.slice(1) !== 'launch.yaml')
    .sort();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Names of the settings that make an existing build stale when they change. */
export const buildSettingNames = [
  'SITE_URL',
  'CONTENT_DIR',
  'ALLOW_SAMPLE',
  'BUILD_DATE',
  'PUBLIC_FORMS_URL',
  'PUBLIC_CONSULTATION_WEBHOOK_URL',
  'PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS',
  'PUBLIC_TAG_MANAGER_ID',
  'PUBLIC_VISITOR_ID_SCRIPT_URL',
] as const;
export type BuildSetting = (typeof buildSettingNames)[number];
