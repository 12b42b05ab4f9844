import type { ConsultationRequest } from '../../../contracts/consultation.ts';

/**
 * The idempotency keys of one form instance. The same answers sent again carry the same key, so
 * that a retry after a lost answer is the same lead; answers that were changed in between carry a
 * new one, or the correction would be taken for the repeat and dropped.
 */
export class IdempotencyKeys {
  #key = newKey();
  #sent: string | null = null;

  keyFor(fields: ConsultationRequest): string {
    const sent = JSON.stringify(fields);
    if (this.#sent !== null && this.#sent !== sent) this.renew();
    this.#sent = sent;
    return this.#key;
  }

  /** After a success the next request is another lead. */
  renew(): void {
    this.#key = newKey();
    this.#sent = null;
  }
}

/** `crypto.randomUUID` is missing on pages that are not served over TLS, as in an office network. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
