/** A visitor's answer about cookies, as the browser keeps it (docs/product.md, Consent). */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}
/** What can be chosen; necessary cannot. */
export type Choice = Omit<Preferences, 'necessary'>;

export const preferencesKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';

/**
 * Written by hand, since Zod would be several times the rest of a page's script.
 * @throws Error when the text is not exactly such an answer
 */
export function parsePreferences(text: string): Preferences {
  const value: unknown = JSON.parse(text);
  if (
    typeof value === 'object' &&
    value &&
    Object.keys(value).length === 3 &&
    'necessary' in value &&
    value.necessary === true &&
    'analytics' in value &&
    typeof value.analytics === 'boolean' &&
    'marketing' in value &&
    typeof value.marketing === 'boolean'
  ) {
    return { necessary: true, analytics: value.analytics, marketing: value.marketing };
  }
  throw new Error(`${preferencesKey}: ${text}`);
}

/**
 * @returns the saved answer, null when there is none
 * @throws Error when it cannot be parsed or the browser does not give it out
 */
export function readPreferences(): Preferences | null {
  const text = localStorage.getItem(preferencesKey);
  return text === null ? null : parsePreferences(text);
}

/** @returns whether the browser keeps it */
export function savePreferences(preferences: Preferences): boolean {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
    localStorage.setItem(dateKey, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
