import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, unanswered } from './consent.ts';

/** @returns what the visitor allows, and again whenever that changes, here or in another tab */
export const useConsent = (): Consent =>
  useSyncExternalStore(onConsentChange, getConsent, () => unanswered);

/** @returns what ends it */
export function onConsentChange(changed: () => void): () => void {
  document.addEventListener('consentchange', changed);
  return () => document.removeEventListener('consentchange', changed);
}
