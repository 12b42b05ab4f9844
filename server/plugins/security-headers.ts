import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Headers of every answer. A page brings its own content security policy, with hashes. */
export async function registerSecurityHeaders(app: FastifyInstance, siteUrl: URL): Promise<void> {
  const isPublicHttps = siteUrl.protocol === 'https:' && siteUrl.hostname !== 'localhost';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // The one directive that a page's meta element cannot give.
        frameAncestors: ["'none'"],
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
      },
    },
    strictTransportSecurity: isPublicHttps && { maxAge: year, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}
