import type { ConsultationForm, ConsultationRequest } from '../../../contracts/consultation.ts';
import { trapField } from '../../calls/trap-field.ts';
import { consultationFieldList } from './fields.ts';
import { IdempotencyKeys } from './idempotency-key.ts';
import type { ConsultationAttempt } from './post-consultation.ts';

/** What one form on one page remembers between renders without showing it. */
export class ConsultationInstance {
  readonly #form: ConsultationForm;
  readonly #page: string;
  readonly #keys = new IdempotencyKeys();
  /** When the first input came, on the clock of `performance`. */
  #firstInput: number | null = null;
  #submitting = false;

  constructor(form: ConsultationForm, page: string) {
    this.#form = form;
    this.#page = page;
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
    if (consultationFieldList.some(({ name }) => new FormData(form).get(name)))
      this.#firstInput = 0;
  }

  noteInput(): void {
    this.#firstInput ??= performance.now();
  }

  /** What stands in the field that people never see; the form's own state does not know it. */
  readTrap(form: HTMLFormElement): string {
    return String(new FormData(form).get(trapField) ?? '');
  }

  attempt(fields: ConsultationRequest, trap: string): ConsultationAttempt {
    return {
      form: this.#form,
      page: this.#page,
      fields,
      trap,
      idempotencyKey: this.#keys.keyFor(fields),
      fillTime: this.#firstInput === null ? undefined : performance.now() - this.#firstInput,
    };
  }
}
