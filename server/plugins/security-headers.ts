import type { FastifyInstance, FastifyReply } from 'fastify';
import { closedPolicy, type PagePolicy } from './page-policy.ts';

const year = 365 * 24 * 60 * 60;

/** What a page of this site never uses. */
const switchedOff = [
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
export const permissionsPolicy = switchedOff.map((feature) => `${feature}=()`).join(', ');

const policyName = 'content-security-policy';
const isPublicHttps = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && hostname !== 'localhost';

/** The headers of every answer; a page puts its own policy in the place of the closed one. */
function commonHeaders(siteUrl: URL): Readonly<Record<string, string>> {
  return {
    [policyName]: closedPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isPublicHttps(siteUrl) && { 'strict-transport-security': `max-age=${year}` }),
  };
}

export interface SecurityHeaders {
  common: Readonly<Record<string, string>>;
  /** @param host the header `Host` */
  isPublicAddress(host: string | undefined): boolean;
  /** What a page has in the place of, or beside, the common ones. */
  ofPage(policy: PagePolicy, atPublicAddress: boolean): Readonly<Record<string, string>>;
}

export function securityHeaders(siteUrl: URL): SecurityHeaders {
  // A local try over plain HTTP must not be sent to a port that nobody listens on.
  const publicHost = isPublicHttps(siteUrl) ? siteUrl.host : undefined;
  return {
    common: commonHeaders(siteUrl),
    isPublicAddress: (host) => publicHost !== undefined && host === publicHost,
    ofPage: ({ header, upgradedHeader, isolated }, atPublicAddress) => ({
      // A tag from elsewhere may need what isolation takes away.
      ...(isolated && { 'cross-origin-embedder-policy': 'credentialless' }),
      [policyName]: atPublicAddress ? upgradedHeader : header,
    }),
  };
}

declare module 'fastify' {
  interface FastifyReply {
    /** Lets a page be what its own policy says, in the place of a closed answer. */
    pageHeaders(policy: PagePolicy): FastifyReply;
  }
}

export function registerSecurityHeaders(app: FastifyInstance, security: SecurityHeaders): void {
  const { common, isPublicAddress, ofPage } = security;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(common);
    done();
  });
  app.decorateReply('pageHeaders', function (this: FastifyReply, policy: PagePolicy) {
    return this.headers(ofPage(policy, isPublicAddress(this.request.headers.host)));
  });
}
