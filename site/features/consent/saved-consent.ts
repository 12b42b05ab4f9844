import { storageKeys, tryStorage } from '../../storage.ts';

/** A visitor's consent to the optional categories (docs/product.md, Consent). */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** Consent as the browser keeps it. */
export interface SavedConsent extends Consent {
  necessary: true;
}

/**
 * Written by hand, because Zod would be several times the size of the script of every page. Ignores
 * unknown keys.
 * @throws Error when the text is not a valid consent
 */
export function parseConsent(text: string): SavedConsent {
  const { necessary, analytics, marketing }: Record<string, unknown> = Object(JSON.parse(text));
  if (necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean')
    return { necessary, analytics, marketing };
  throw new Error(`${storageKeys.consent}: ${text}`);
}

/**
 * @param report gets the error when the saved consent is invalid or storage is blocked
 * @returns the saved consent, null when there is no valid one
 */
export function readSavedConsent(report?: (error: unknown) => void): SavedConsent | null {
  try {
    const text = localStorage.getItem(storageKeys.consent);
    return text === null ? null : parseConsent(text);
  } catch (error) {
    report?.(error);
    return null;
  }
}

/** @returns whether the browser keeps it */
export const saveConsent = (consent: SavedConsent): boolean =>
  tryStorage(() => {
    localStorage.setItem(storageKeys.consent, JSON.stringify(consent));
    localStorage.setItem(storageKeys.consentDate, new Date().toISOString());
    return true;
  }) ?? false;
