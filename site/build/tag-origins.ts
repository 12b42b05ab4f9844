/**
 * What the content security policy must let through for the configured tags. For a tag manager these
 * are Google's own entries for it and for Google Analytics 4
 * (developers.google.com/tag-platform/security/guides/csp); a container that holds anything else
 * finds it refused.
 */
interface TagSettings {
  PUBLIC_TAG_MANAGER_ID?: string | undefined;
  PUBLIC_VISITOR_ID_SCRIPT_URL?: string | undefined;
}

interface TagOrigins {
  /** Where scripts come from. */
  scripts: string[];
  /** Where they report to, by call or by picture. */
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
