/** The security headers of every answer, and what each page may do. */
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
export const permissionsPolicy = disabledFeatures.map((feature) => `${feature}=()`).join(', ');

/** For a page without a policy of its own: text and forms, no resources and no scripts. */
const bare = "default-src 'none'; base-uri 'none'; form-action 'self'";
/** The one directive that browsers ignore in a meta element. */
const unframed = "frame-ancestors 'none'";
/** For everything that is not a page: loads nothing, runs nothing, cannot be framed. */
export const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${unframed}`;

const policyName = 'content-security-policy';
const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
const otherOrigin = /\s(?:https?:|\*|[a-z0-9-]+\.)/i;

/** What a page may do, ready to be sent. */
export interface PagePolicy {
  header: string;
  /** For the site's public address, where every request is made over https. */
  upgradedHeader: string;
  /** All scripts come from this site, so the page can be isolated from other origins. */
  isolated: boolean;
}

/**
 * The header for the policy that a page declares in its meta element, hashes included. A header
 * applies from the first byte; the element remains for hosts that send no header of ours.
 * @throws Error if the policy cannot be sent as a header unchanged
 */
export function pagePolicy(html: string): PagePolicy {
  const own = (policyMeta.exec(html)?.[1] ?? bare).trim().replace(/;$/, '');
  if (!/^[\x20-\x7e]+$/.test(own) || own.includes('&')) {
    throw new Error('The content security policy of a page cannot be sent as a header');
  }
  const header = `${own}; ${unframed}`;
  return {
    header,
    upgradedHeader: `${header}; upgrade-insecure-requests`,
    isolated: !runsScriptsFromElsewhere(own),
  };
}

const runsScriptsFromElsewhere = (policy: string) =>
  policy
    .split(';')
    .some((directive) => /^\s*script-src/i.test(directive) && otherOrigin.test(directive));

export interface SecurityHeaders {
  /** The headers of every answer. A page replaces the closed policy with its own. */
  common: Readonly<Record<string, string>>;
  /** @param host value of the `Host` header */
  isPublicAddress(host: string | undefined): boolean;
  /** What a page sends in addition to the common headers, or in their place. */
  ofPage(policy: PagePolicy, atPublicAddress: boolean): Readonly<Record<string, string>>;
}

export function securityHeaders(siteUrl: URL): SecurityHeaders {
  const { protocol, hostname, host: siteHost } = siteUrl;
  // A local trial over plain HTTP must not be upgraded to a port where nothing listens.
  const publicHost = protocol === 'https:' && hostname !== 'localhost' ? siteHost : undefined;
  return {
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
    isPublicAddress: (host) => publicHost !== undefined && host === publicHost,
    ofPage: ({ header, upgradedHeader, isolated }, atPublicAddress) => ({
      // A tag from another origin may need what isolation takes away.
      ...(isolated && { 'cross-origin-embedder-policy': 'credentialless' }),
      [policyName]: atPublicAddress ? upgradedHeader : header,
    }),
  };
}
