import { useSyncExternalStore } from 'react';
import { type ConsentState, getConsentState, unanswered } from './consent.ts';

/** @returns the current state; rerenders when it changes, here or in another tab */
export const useConsentState = (): ConsentState =>
  useSyncExternalStore(onConsentChange, getConsentState, () => unanswered);

/** @returns a function that ends the subscription */
export function onConsentChange(changed: () => void): () => void {
  document.addEventListener('consentchange', changed);
  return () => document.removeEventListener('consentchange', changed);
}
