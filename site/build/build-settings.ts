/** The settings that change the build (docs/running.md lists them). */
import { z } from 'zod';
import { readBrand } from '../../lib/content/firm-files.ts';
import { contentFolder, isFolder } from '../../lib/content/folder.ts';

const optionalUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
  })
  .optional();
const optionalCredentials = z.enum(['include', 'omit'], 'must be include or omit').optional();
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
  PUBLIC_FORMS_CREDENTIALS: optionalCredentials,
  PUBLIC_CONSULTATION_WEBHOOK_URL: optionalUrl,
  PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS: optionalCredentials,
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
export function readBuildSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(wrong.join('\n'));
  }
  const { SITE_URL, PUBLIC_CONSULTATION_WEBHOOK_URL: webhook, DEV_SERVER_URL } = result.data;
  const { PUBLIC_FORMS_URL: forms, ALLOW_SAMPLE } = result.data;
  const formOrigins = forms ? [new URL(forms).origin] : [];
  const tags = tagOrigins(result.data);
  return {
    siteUrl: SITE_URL ?? readBrand(contentFolder(environment)).siteUrl,
    allowSample: ALLOW_SAMPLE === 'true',
    /** Origins other than the site's own that pages may call: for the forms, and for configured tags. */
    scriptOrigins: tags.scripts,
    imageOrigins: tags.reports,
    connectOrigins: [
      ...(webhook ? [new URL(webhook).origin] : []),
      ...formOrigins,
      ...tags.reports,
    ],
    /** Where forms may be sent without a script, besides the site itself. */
    formOrigins,
    devServerUrl: DEV_SERVER_URL ?? 'http://localhost:3001',
  };
}

/**
 * Origins that the content security policy must allow for the configured tags. For a tag manager these
 * are Google's own entries for it and for Google Analytics 4
 * (developers.google.com/tag-platform/security/guides/csp); a container with anything else
 * has it blocked.
 */
interface TagSettings {
  PUBLIC_TAG_MANAGER_ID?: string | undefined;
  PUBLIC_VISITOR_ID_SCRIPT_URL?: string | undefined;
}

interface TagOrigins {
  /** Origins that scripts load from. */
  scripts: string[];
  /** Origins that they report to, by request or by image. */
  reports: string[];
}

const tagManagerOrigin = 'https://www.googletagmanager.com';
const analyticsOrigins = [
  tagManagerOrigin,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** @returns no origin for what is not configured */
function tagOrigins(settings: TagSettings): TagOrigins {
  const { PUBLIC_TAG_MANAGER_ID: tagManager, PUBLIC_VISITOR_ID_SCRIPT_URL: visitorId } = settings;
  const visitorIdOrigins = visitorId ? [new URL(visitorId).origin] : [];
  return {
    scripts: [...(tagManager ? [tagManagerOrigin] : []), ...visitorIdOrigins],
    reports: [...(tagManager ? analyticsOrigins : []), ...visitorIdOrigins],
  };
}
