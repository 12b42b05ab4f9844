import type { ConsultationForm } from '../../../lib/forms/consultation.ts';
import type { CheckedRequest } from '../../../lib/forms/consultation-schemas.ts';
import { honeypotField } from '../../../lib/forms/endpoints.ts';
import type { OutgoingRequest } from './post-consultation.ts';

/** What the browser filled in. The list forgives the name that a browser does not know. */
const autofilled = ':is(:autofill, :-webkit-autofill)';
const textField = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** What one form on one page remembers between renders without showing it. */
export class ConsultationInstance {
  readonly #form: ConsultationForm;
  readonly #page: string;
  readonly #names: readonly string[];
  readonly #keys = new IdempotencyKeys();
  /** When the first input came, on the clock of `performance`. */
  #firstInput: number | null = null;
  /** Whether a key or a paste explains the next input. */
  #byHand = false;
  /** Whether the browser or a password manager filled in a field: then speed says nothing. */
  #autofilled = false;
  #sent: Pick<OutgoingRequest, 'idempotencyKey' | 'fillTime'> | null = null;
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
    this.#autofilled = false;
  }

  /** What was typed before the script arrived began at some time since the page did. */
  noteEarlierInput(form: HTMLFormElement): void {
    const given = new FormData(form);
    if (this.#names.some((name) => given.get(name))) this.#firstInput = 0;
  }

  noteManualInput(): void {
    this.#byHand = true;
  }

  noteInput(target: EventTarget): void {
    this.#firstInput ??= performance.now();
    const isText = target instanceof Element && target.matches(textField);
    if (isText && !this.#byHand) this.#autofilled = true;
    this.#byHand = false;
  }

  /** Fields filled in before the script arrived caused no input event. */
  noteAutofill(form: HTMLFormElement): void {
    if (form.querySelector(autofilled)) this.#autofilled = true;
  }

  /** @returns the value of the honeypot, which is not part of the form's state */
  readHoneypot(form: HTMLFormElement): string {
    return String(new FormData(form).get(honeypotField) ?? '');
  }

  createRequest(request: CheckedRequest, trap: string): OutgoingRequest {
    const idempotencyKey = this.#keys.getKey(request);
    // A repeat keeps its time: the server stores a suspected request and an honest one as two leads.
    if (this.#sent?.idempotencyKey !== idempotencyKey) {
      this.#sent = { idempotencyKey, fillTime: this.#fillTime() };
    }
    return { form: this.#form, page: this.#page, ...request, trap, ...this.#sent };
  }

  #fillTime(): number | undefined {
    if (this.#firstInput === null || this.#autofilled) return undefined;
    return performance.now() - this.#firstInput;
  }
}

/**
 * The idempotency keys of one form instance. The same answers sent again carry the same key, so
 * that a retry after a lost answer is the same lead; answers that were changed in between carry a
 * new one, or the correction would be taken for the repeat and dropped.
 */
export class IdempotencyKeys {
  #key = createKey();
  #sent: string | null = null;

  getKey(answers: object): string {
    const sent = JSON.stringify(answers);
    if (this.#sent !== null && this.#sent !== sent) this.renew();
    this.#sent = sent;
    return this.#key;
  }

  /** After a success the next request is another lead. */
  renew(): void {
    this.#key = createKey();
    this.#sent = null;
  }
}

/** `crypto.randomUUID` is missing on pages that are not served over TLS, as in an office network. */
function createKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
