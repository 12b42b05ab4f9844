import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token allows. A token works for one purpose only. */
export type TokenPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'consultation-sent'
  | 'appointment'
  /** The same, for who reads the mailbox of the request. */
  | 'mailed-appointment';

export type ReadToken =
  | { kind: 'valid'; id: string }
  | { kind: 'expired' }
  /** Changed, truncated, forged, or for another purpose. */
  | { kind: 'unknown' };

export type Tokens = ReturnType<typeof createTokens>;

const tokenPattern = /^([A-Za-z0-9_-]{1,64})\.(\d{1,15}|never)\.([A-Za-z0-9_-]{43})$/;

/**
 * Signs and reads the tokens of links in emails and redirects, `id.expiry.signature`, and creates
 * pseudonyms.
 * @param secret signs every token; changing it invalidates all of them
 */
export function createTokens(secret: string) {
  const computeSignature = (purpose: TokenPurpose, id: string, expiry: string) =>
    createHmac('sha256', secret).update(`${purpose}.${id}.${expiry}`).digest('base64url');
  return {
    /**
     * @param id subject of the token; letters, digits, hyphens and underscores
     * @param expiresAt epoch milliseconds; null for a token that never expires
     */
    sign(purpose: TokenPurpose, id: string, expiresAt: number | null): string {
      const expiry = expiresAt === null ? 'never' : String(expiresAt);
      return `${id}.${expiry}.${computeSignature(purpose, id, expiry)}`;
    },
    read(purpose: TokenPurpose, token: string, now: number): ReadToken {
      const [, id = '', expiry = '', signatureText = ''] = tokenPattern.exec(token) ?? [];
      // In constant time, so that the duration tells a forger nothing.
      const expected = Buffer.from(computeSignature(purpose, id, expiry));
      // As text: several texts decode to the same bytes, and a token has one spelling.
      const sent = Buffer.from(signatureText.padEnd(expected.length));
      if (!timingSafeEqual(sent, expected)) {
        return { kind: 'unknown' };
      }
      // The expiry counts only if the signature is valid, so check it last.
      return expiry !== 'never' && Number(expiry) <= now
        ? { kind: 'expired' }
        : { kind: 'valid', id };
    },
    /** Returns a keyed hash. Without the secret, a guess cannot be checked. */
    createPseudonym: (text: string) =>
      createHmac('sha256', secret).update(`pseudonym.${text}`).digest('base64url'),
  };
}
