import type { ConsultationForm } from '../../../contracts/consultation.ts';
import type { CheckedRequest } from '../../../contracts/consultation-schemas.ts';
import { honeypotField } from '../../../contracts/endpoints.ts';
import type { ConsultationAttempt } from './post-consultation.ts';

/** What one form on one page remembers between renders without showing it. */
export class ConsultationInstance {
  readonly #form: ConsultationForm;
  readonly #page: string;
  readonly #names: readonly string[];
  readonly #keys = new IdempotencyKeys();
  /** When the first input came, on the clock of `performance`. */
  #firstInput: number | null = null;
  #submitting = false;

  /** @param names of all fields that a visitor may fill in */
  constructor(form: ConsultationForm, page: string, names: readonly string[]) {
    this.#form = form;
    this.#page = page;
    this.#names = names;
  }

  /** @returns false while a submit is under way: one click, one lead */
  begin(): boolean {
    if (this.#submitting) return false;
    this.#submitting = true;
    return true;
  }

  end(accepted: boolean): void {
    this.#submitting = false;
    if (!accepted) return;
    this.#keys.renew();
    this.#firstInput = null;
  }

  /** What was typed before the script arrived began at some time since the page did. */
  noteEarlierInput(form: HTMLFormElement): void {
    const given = new FormData(form);
    if (this.#names.some((name) => given.get(name))) this.#firstInput = 0;
  }

  noteInput(): void {
    this.#firstInput ??= performance.now();
  }

  /** @returns the value of the honeypot, which is not part of the form's state */
  readTrap(form: HTMLFormElement): string {
    return String(new FormData(form).get(honeypotField) ?? '');
  }

  attempt(request: CheckedRequest, trap: string): ConsultationAttempt {
    return {
      form: this.#form,
      page: this.#page,
      ...request,
      trap,
      idempotencyKey: this.#keys.keyFor(request),
      fillTime: this.#firstInput === null ? undefined : performance.now() - this.#firstInput,
    };
  }
}

/**
 * The idempotency keys of one form instance. The same answers sent again carry the same key, so
 * that a retry after a lost answer is the same lead; answers that were changed in between carry a
 * new one, or the correction would be taken for the repeat and dropped.
 */
export class IdempotencyKeys {
  #key = newKey();
  #sent: string | null = null;

  keyFor(answers: object): string {
    const sent = JSON.stringify(answers);
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
