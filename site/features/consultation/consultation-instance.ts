import type { CheckedRequest } from '../../../lib/forms/consultation-schemas.ts';

/** Fields that the browser filled in. `:is` ignores a pseudo-class that the browser does not know. */
const autofilled = ':is(:autofill, :-webkit-autofill)';
const textField = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** What a request tells the server about its submit. */
export interface SubmitContext {
  idempotencyKey: string;
  /** Milliseconds from first input to submit; undefined if no input was seen, or the browser filled in fields. */
  fillTime?: number;
}

/** Unrendered state of one form. */
export class ConsultationInstance {
  readonly #keys = new IdempotencyKeys();
  /** When the first input came, on the clock of `performance`. */
  #firstInput: number | null = null;
  /** Whether a key or a paste explains the next input. */
  #byHand = false;
  /** Whether the browser or a password manager filled in a field; then the fill time means nothing. */
  #autofilled = false;
  #sent: SubmitContext | null = null;
  #submitting = false;

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

  /** Input from before the script loaded counts from the start of the page. */
  noteEarlierInput(form: HTMLFormElement, names: readonly string[]): void {
    const values = new FormData(form);
    if (names.some((name) => values.get(name))) this.#firstInput = 0;
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

  /** Fields filled in before the script loaded caused no input event. */
  noteAutofill(form: HTMLFormElement): void {
    if (form.querySelector(autofilled)) this.#autofilled = true;
  }

  /** A retry keeps its fill time: otherwise the server might store a suspected and a normal lead. */
  getContext(request: CheckedRequest): SubmitContext {
    const idempotencyKey = this.#keys.getKey(request);
    if (this.#sent?.idempotencyKey !== idempotencyKey) {
      const isTimed = this.#firstInput !== null && !this.#autofilled;
      const fillTime = isTimed ? performance.now() - (this.#firstInput ?? 0) : undefined;
      this.#sent = { idempotencyKey, fillTime };
    }
    return this.#sent;
  }
}

/**
 * The idempotency keys of one form. A retry with the same values has the same key, so that it stores no
 * second lead. Changed values get a new key, otherwise the server would drop the correction as a duplicate.
 */
export class IdempotencyKeys {
  #key = createKey();
  #sent: string | null = null;

  getKey(request: object): string {
    const sent = JSON.stringify(request);
    if (this.#sent !== null && this.#sent !== sent) this.renew();
    this.#sent = sent;
    return this.#key;
  }

  /** Called after a success: the next request is another lead. */
  renew(): void {
    this.#key = createKey();
    this.#sent = null;
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function createKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
