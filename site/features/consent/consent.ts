/**
 * A visitor's answer about cookies, and everything that follows from it: the signals, the tags and
 * the mark on the document. Without an answer, or with one that cannot be read, all is denied.
 */
import { dataLayer } from '../analytics/data-layer.ts';
import {
  type Choice,
  type Preferences,
  preferencesKey,
  readPreferences,
  savePreferences,
} from './preferences.ts';
import { signalConsent } from './signals.ts';
import { switchTags } from './tags.ts';

let answer: Preferences | null = null;

export const isAnswered = (): boolean => answer !== null;

/** Global Privacy Control is a refusal of marketing (docs/product.md, Consent). */
export const refusesMarketing = (): boolean => navigator.globalPrivacyControl === true;

/** @returns what is allowed now */
export const allowed = (): Choice => ({
  analytics: answer?.analytics ?? false,
  marketing: (answer?.marketing ?? false) && !refusesMarketing(),
});

/** The defaults go before anything else, also before what an island has pushed by now. */
export function startConsent(): void {
  const early = dataLayer.splice(0);
  signalConsent('default', allowed());
  answer = saved();
  if (answer) obey();
  dataLayer.push(...early);

  const recall = () => {
    const now = saved();
    if (JSON.stringify(now) === JSON.stringify(answer)) return;
    answer = now;
    announce(true);
  };
  addEventListener('storage', ({ key }) => {
    if (key === preferencesKey || key === null) recall();
  });
  // Coming back to a page that slept may come after an answer on a later one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall();
  });
}

export function choose({ analytics, marketing }: Choice): void {
  answer = { necessary: true, analytics, marketing: marketing && !refusesMarketing() };
  announce(savePreferences(answer));
}

function announce(kept: boolean): void {
  obey();
  document.dispatchEvent(new CustomEvent('consentchange', { detail: { kept } }));
}

function obey(): void {
  const choice = allowed();
  signalConsent('update', choice);
  if (choice.marketing) document.documentElement.dataset.marketing = 'granted';
  else delete document.documentElement.dataset.marketing;
  switchTags(choice);
}

function saved(): Preferences | null {
  try {
    return readPreferences();
  } catch (error) {
    // Where preferences are looked after.
    if (document.querySelector('[data-preference-center]')) console.error(error);
    return null;
  }
}
