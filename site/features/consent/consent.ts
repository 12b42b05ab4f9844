import { storageKeys } from '../../../lib/forms/endpoints.ts';
import { dataLayer } from '../analytics/data-layer.ts';
import { type Choice, type Preferences, readPreferences, savePreferences } from './preferences.ts';
import { updateTags } from './tags.ts';

/**
 * A visitor's consent and its effects: the signals, the tags and the attribute on the document. Without
 * a valid answer everything is denied.
 */
export interface Consent {
  answered: boolean;
  /** Global Privacy Control is a refusal of marketing (docs/product.md, Consent). */
  refusesMarketing: boolean;
  allowed: Choice;
}

/** Before the saved answer is read, and on the server. */
export const unanswered: Consent = {
  answered: false,
  refusesMarketing: false,
  allowed: { analytics: false, marketing: false },
};

let answer: Preferences | null = null;
let consent = unanswered;

/** @returns the current consent; the same object until it changes */
export const getConsent = (): Consent => consent;

/** Pushes the defaults before all other entries, then applies the saved answer. */
export function startConsent(): void {
  const early = dataLayer.splice(0);
  signalConsent('default', unanswered.allowed);
  answer = readSaved() ?? answer;
  consent = deriveConsent(answer);
  if (answer) applyConsent();
  dataLayer.push(...early);
  notify();

  const reread = () => {
    const saved = readSaved();
    if (JSON.stringify(saved) !== JSON.stringify(answer)) change(saved);
  };
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) reread();
  });
  // A page restored from the back/forward cache may be older than the answer.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
}

/** @returns whether the browser stored the answer; if not, it applies to this page only */
export function saveChoice({ analytics, marketing }: Choice): boolean {
  const preferences: Preferences = {
    necessary: true,
    analytics,
    marketing: marketing && !refusesMarketing(),
  };
  const isStored = savePreferences(preferences);
  change(preferences);
  return isStored;
}

function change(preferences: Preferences | null): void {
  answer = preferences;
  consent = deriveConsent(answer);
  applyConsent();
  notify();
}

const notify = () => document.dispatchEvent(new Event('consentchange'));

const refusesMarketing = () => navigator.globalPrivacyControl === true;

function deriveConsent(preferences: Preferences | null): Consent {
  return {
    answered: preferences !== null,
    refusesMarketing: refusesMarketing(),
    allowed: {
      analytics: preferences?.analytics ?? false,
      marketing: (preferences?.marketing ?? false) && !refusesMarketing(),
    },
  };
}

function applyConsent(): void {
  const { allowed } = consent;
  signalConsent('update', allowed);
  if (allowed.marketing) document.documentElement.dataset.marketing = 'granted';
  else delete document.documentElement.dataset.marketing;
  updateTags(allowed);
}

function readSaved(): Preferences | null {
  try {
    return readPreferences();
  } catch {
    return null;
  }
}

const toState = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Signals to tags what they may store: analytics and marketing by choice, the rest always. */
function signalConsent(command: 'default' | 'update', { analytics, marketing }: Choice): void {
  const ads = toState(marketing);
  push('consent', command, {
    analytics_storage: toState(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

/** The tag manager accepts a command only as an `arguments` object. */
function push(..._command: ['consent', 'default' | 'update', object]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  dataLayer.push(arguments);
}
