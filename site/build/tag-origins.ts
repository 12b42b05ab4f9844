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
export function tagOrigins(settings: TagSettings): TagOrigins {
  const { PUBLIC_TAG_MANAGER_ID: tagManager, PUBLIC_VISITOR_ID_SCRIPT_URL: visitorId } = settings;
  const visitorIdOrigins = visitorId ? [new URL(visitorId).origin] : [];
  return {
    scripts: [...(tagManager ? [tagManagerOrigin] : []), ...visitorIdOrigins],
    reports: [...(tagManager ? analyticsOrigins : []), ...visitorIdOrigins],
  };
}
