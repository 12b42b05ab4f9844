/** The settings that change the build (docs/running.md lists them). */
import { z } from 'zod';
import { OwnerError } from '../../lib/content/errors.ts';
import { isFolder } from '../../lib/content/folder.ts';

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
  ALLOW_SAMPLE: z.enum(['true', 'false'], 'must be true or false').optional(),
  BUILD_DATE: z.iso.date('must be a day such as 2026-01-31').optional(),
  PUBLIC_FORMS_URL: optionalUrl.refine(
    (url) => url === undefined || URL.parse(url)?.pathname === '/',
    'must be the address of a server alone, such as https://forms.firm.example, without a path',
  ),
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

/**
 * @param siteUrl the firm's own address, where SITE_URL is not set
 * @throws OwnerError naming the setting that is wrong
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv, siteUrl: string) {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = environmentSchema.safeParse(values);
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new OwnerError(errors.join('\n'));
  }
  const settings = result.data;
  const tagManager = settings.PUBLIC_TAG_MANAGER_ID !== undefined;
  const visitorId = toOrigins(settings.PUBLIC_VISITOR_ID_SCRIPT_URL);
  const formOrigins = toOrigins(settings.PUBLIC_FORMS_URL);
  const reportOrigins = [...(tagManager ? analyticsOrigins : []), ...visitorId];
  return {
    siteUrl: settings.SITE_URL ?? siteUrl,
    allowSample: settings.ALLOW_SAMPLE === 'true',
    /** Other origins that the content security policy allows, for the forms and the configured tags. */
    scriptOrigins: [...(tagManager ? [tagManagerOrigin] : []), ...visitorId],
    imageOrigins: reportOrigins,
    connectOrigins: [
      ...toOrigins(settings.PUBLIC_CONSULTATION_WEBHOOK_URL),
      ...formOrigins,
      ...reportOrigins,
    ],
    /** Other origins that a form may post to without a script. */
    formOrigins,
    devServerUrl: settings.DEV_SERVER_URL ?? 'http://localhost:3001',
  };
}

const toOrigins = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/**
 * Google's own entries for a tag manager and for Google Analytics 4
 * (developers.google.com/tag-platform/security/guides/csp). Anything else in the container is blocked.
 */
const tagManagerOrigin = 'https://www.googletagmanager.com';
const analyticsOrigins = [
  tagManagerOrigin,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
