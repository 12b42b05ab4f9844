const oneYearSeconds = 365 * 24 * 60 * 60;

/** Browser features that no page of this site uses. */
const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = disabledFeatures.map((feature) => `${feature}=()`).join(', ');

/** For a page without its own policy: text and forms only. */
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'";
/** Browsers ignore this directive in a meta element. */
const noFrames = "frame-ancestors 'none'";
/** For responses that are not pages: no resources, no scripts, no frames. */
const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${noFrames}`;

const policyName = 'content-security-policy';
const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
const otherOrigin = /\s(?:https?:|\*|[a-z0-9-]+\.)/i;

export interface PagePolicy {
  header: string;
  /** For the site's public host, where every request uses https. */
  upgradedHeader: string;
  /** All scripts come from this site, so the page can be isolated. */
  isolated: boolean;
}

/**
 * Reads the policy in a page's meta element, hashes included, to send it as a header, which applies from
 * the first byte. The element stays for other web servers.
 * @throws Error if a header cannot carry the policy
 */
export function parsePagePolicy(html: string): PagePolicy {
  const own = (policyMeta.exec(html)?.[1] ?? barePolicy).trim().replace(/;$/, '');
  if (!/^[\x20-\x7e]+$/.test(own) || own.includes('&')) {
    throw new Error('The content security policy of a page cannot be sent as a header');
  }
  const header = `${own}; ${noFrames}`;
  return {
    header,
    upgradedHeader: `${header}; upgrade-insecure-requests`,
    isolated: !allowsOtherScripts(own),
  };
}

const allowsOtherScripts = (policy: string) =>
  policy
    .split(';')
    .some((directive) => /^\s*script-src/i.test(directive) && otherOrigin.test(directive));

/** Headers whose value depends on the file. Pages also have their policy in a meta element. */
const fileHeaders = [policyName, 'cross-origin-resource-policy'];

/** @returns the file `_headers` of static hosts: the headers that all files share, and the caching of hashed files */
export const formatHeadersFile = (
  siteUrl: URL,
  hashed: { folder: string; cache: string },
): string =>
  [
    '/*',
    ...Object.entries(createSecurityHeaders(siteUrl).common)
      .filter(([name]) => !fileHeaders.includes(name))
      .map(([name, value]) => `  ${name}: ${value}`),
    `  ${policyName}: ${noFrames}`,
    `/${hashed.folder}*`,
    `  cache-control: ${hashed.cache}`,
    '',
  ].join('\n');

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

export function createSecurityHeaders(siteUrl: URL) {
  const { protocol, hostname, host: siteHost } = siteUrl;
  // A local server over plain HTTP has no port to upgrade to.
  const publicHost = protocol === 'https:' && hostname !== 'localhost' ? siteHost : undefined;
  return {
    /** The headers of every response. A page replaces the closed policy with its own. */
    common: {
      [policyName]: closedPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': permissionsPolicy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(publicHost && { 'strict-transport-security': `max-age=${oneYearSeconds}` }),
    },
    /** @param host value of the `Host` header */
    isPublicHost: (host: string | undefined) => publicHost !== undefined && host === publicHost,
    /** @returns a page's headers, which extend or replace the common ones */
    getPageHeaders: ({ header, upgradedHeader, isolated }: PagePolicy, isPublic: boolean) => ({
      // Scripts from other origins may not work with isolation.
      ...(isolated && { 'cross-origin-embedder-policy': 'credentialless' }),
      [policyName]: isPublic ? upgradedHeader : header,
    }),
  };
}
