import { storageKeys } from '../../../lib/forms/endpoints.ts';

/** A visitor's answer about cookies, as the browser keeps it (docs/product.md, Consent). */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}
/** The optional categories. */
export type Choice = Omit<Preferences, 'necessary'>;

/**
 * Written by hand, because Zod would be several times the size of the script of every page. Ignores
 * unknown keys.
 * @throws Error when the text is not a valid answer
 */
export function parsePreferences(text: string): Preferences {
  const { necessary, analytics, marketing }: Record<string, unknown> = Object(JSON.parse(text));
  if (necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean')
    return { necessary, analytics, marketing };
  throw new Error(`${storageKeys.consent}: ${text}`);
}

/**
 * @returns the saved answer, null when there is none
 * @throws Error when it is invalid or storage is blocked
 */
export function readPreferences(): Preferences | null {
  const text = localStorage.getItem(storageKeys.consent);
  return text === null ? null : parsePreferences(text);
}

/** @returns whether the browser keeps it */
export function savePreferences(preferences: Preferences): boolean {
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(preferences));
    localStorage.setItem(storageKeys.consentDate, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
