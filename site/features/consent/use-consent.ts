import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, unanswered } from './consent.ts';

/** @returns the current consent; rerenders when it changes, here or in another tab */
export const useConsent = (): Consent =>
  useSyncExternalStore(onConsentChange, getConsent, () => unanswered);

/** @returns a function that ends the subscription */
export function onConsentChange(changed: () => void): () => void {
  document.addEventListener('consentchange', changed);
  return () => document.removeEventListener('consentchange', changed);
}
