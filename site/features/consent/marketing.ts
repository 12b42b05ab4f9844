/** Marketing consent as the document says it, so that its readers need no script that a blocker may stop. */

/** False until features/consent/consent.ts has read a consent to it. */
export const allowsMarketing = (): boolean =>
  document.documentElement.dataset.marketing === 'granted';

/** @returns a function that ends the subscription */
export function onConsentChange(changed: () => void): () => void {
  document.addEventListener('consentchange', changed);
  return () => document.removeEventListener('consentchange', changed);
}
