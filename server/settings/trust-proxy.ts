import { isIP } from 'node:net';
import { z } from 'zod';

/** What Fastify's `trustProxy` takes: nobody, everybody, some addresses, or a rule by hops. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

const groups = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrRange(text: string): boolean {
  if (groups.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/**
 * Whose `X-Forwarded-*` headers count: `false`, `true`, a number of proxies in front, or their
 * addresses. A number is safe only where this port cannot be reached past the proxies; addresses
 * are safe everywhere.
 */
export const trustProxySetting = z.string().transform((text, context): TrustProxy => {
  const value = text.trim().toLowerCase();
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return true;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, a number of proxies, or addresses with commas between them',
  });
  return z.NEVER;
});
