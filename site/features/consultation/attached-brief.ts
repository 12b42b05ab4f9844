/** The hiring brief on its way from its own page to a consultation form, within one visit. */
import { consultationFields } from '../../../lib/forms/consultation.ts';
import { storageKeys } from '../../../lib/forms/endpoints.ts';

/** Most characters of a brief that a request takes. */
export const briefLimit =
  consultationFields.find(({ name }) => name === 'brief')?.maxChars ?? Number.POSITIVE_INFINITY;

/** @returns false where the browser keeps nothing */
export function attachBrief(text: string): boolean {
  try {
    sessionStorage.setItem(storageKeys.attachedBrief, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns null where no brief goes along */
export function attachedBrief(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.attachedBrief);
  } catch {
    return null;
  }
}

export function detachBrief(): void {
  try {
    sessionStorage.removeItem(storageKeys.attachedBrief);
  } catch {
    // What could not be kept need not be removed.
  }
}
