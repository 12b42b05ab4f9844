/** The settings that change the build (docs/running.md lists them). */
import { z } from 'zod';
import { brandSchema } from '../../contracts/content/brand.ts';
import { contentFolder, isFolder, readYamlFile } from '../../contracts/content/folder.ts';
import { tagOrigins } from './tag-origins.ts';

const optionalUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
  })
  .optional();
const environmentSchema = z.object({
  SITE_URL: optionalUrl,
  CONTENT_DIR: z
    .string()
    .refine(isFolder, { error: ({ input }) => `must be a folder that is there, and not ${input}` })
    .optional(),
  PUBLIC_CONSULTATION_WEBHOOK_URL: optionalUrl,
  PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS: z
    .enum(['include', 'omit'], 'must be include or omit')
    .optional(),
  PUBLIC_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a tag manager container, such as GTM-AB12CD3')
    .optional(),
  PUBLIC_VISITOR_ID_SCRIPT_URL: z
    .url({ protocol: /^https$/, error: 'must be the address of a script, starting with https://' })
    .optional(),
  DEV_SERVER_URL: optionalUrl,
});

/** @throws Error naming the setting that is wrong. */
export function buildSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(wrong.join('\n'));
  }
  const { SITE_URL, PUBLIC_CONSULTATION_WEBHOOK_URL: webhook, DEV_SERVER_URL } = result.data;
  const tags = tagOrigins(result.data);
  return {
    siteUrl: SITE_URL ?? defaultSiteUrl(contentFolder(environment)),
    /** Origins other than the site's own that pages may call: for the forms, and for configured tags. */
    scriptOrigins: tags.scripts,
    imageOrigins: tags.reports,
    connectOrigins: [...(webhook ? [new URL(webhook).origin] : []), ...tags.reports],
    devServerUrl: DEV_SERVER_URL ?? 'http://localhost:3001',
  };
}

const defaultSiteUrl = (folder: string): string =>
  readYamlFile('brand.yaml', brandSchema, undefined, folder).siteUrl;
