import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token allows. One for one thing is no use for another. */
export type TokenPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe' | 'consultation-sent';

export type ReadToken =
  | { kind: 'valid'; id: string }
  | { kind: 'expired' }
  /** Changed, cut off, made up, or for something else. */
  | { kind: 'unknown' };

/** Makes and reads the signed part of links in mails and redirects, `id.expiry.signature`, and pseudonyms. */
export interface Tokens {
  /**
   * @param id whom it is about; letters, digits and hyphens
   * @param expiresAt epoch milliseconds; null for a token that never expires
   */
  sign(purpose: TokenPurpose, id: string, expiresAt: number | null): string;
  read(purpose: TokenPurpose, token: string, now: number): ReadToken;
  /** A keyed hash of a text; without the secret no guess can be checked. */
  pseudonym(text: string): string;
}

const shape = /^([A-Za-z0-9-]{1,64})\.(\d{1,15}|never)\.([A-Za-z0-9_-]{43})$/;

/** @param secret signs every token; with another secret none of them is valid any more */
export function createTokens(secret: string): Tokens {
  const signature = (purpose: TokenPurpose, id: string, expiry: string) =>
    createHmac('sha256', secret).update(`${purpose}.${id}.${expiry}`).digest();
  return {
    sign(purpose, id, expiresAt) {
      const expiry = expiresAt === null ? 'never' : String(expiresAt);
      return `${id}.${expiry}.${signature(purpose, id, expiry).toString('base64url')}`;
    },
    read(purpose, token, now) {
      const [, id = '', expiry = '', signatureText = ''] = shape.exec(token) ?? [];
      // In constant time, or its duration would tell a forger how much was right.
      const expected = signature(purpose, id, expiry);
      const bytes = Buffer.from(signatureText, 'base64url');
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) {
        return { kind: 'unknown' };
      }
      // Only a genuine expiry counts, so this is checked last.
      return expiry !== 'never' && Number(expiry) <= now
        ? { kind: 'expired' }
        : { kind: 'valid', id };
    },
    pseudonym: (text) =>
      createHmac('sha256', secret).update(`pseudonym.${text}`).digest('base64url'),
  };
}
