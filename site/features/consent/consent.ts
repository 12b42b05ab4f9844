import { storageKeys } from '../../../lib/forms/endpoints.ts';
import { dataLayer } from '../analytics/data-layer.ts';
import { type Choice, type Preferences, readPreferences, savePreferences } from './preferences.ts';
import { updateTags } from './tags.ts';

/**
 * A visitor's answer about cookies, and its effects: the signals, the tags and the attribute on the
 * document. Without a valid answer everything is denied.
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

  const recall = () => {
    const now = readSaved();
    if (JSON.stringify(now) !== JSON.stringify(answer)) change(now);
  };
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) recall();
  });
  // A page restored from the back/forward cache may be older than the answer.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall();
  });
}

/** @returns whether the browser stored the answer; if not, it applies to this page only */
export function saveChoice({ analytics, marketing }: Choice): boolean {
  const chosen: Preferences = {
    necessary: true,
    analytics,
    marketing: marketing && !refusesMarketing(),
  };
  const kept = savePreferences(chosen);
  change(chosen);
  return kept;
}

function change(to: Preferences | null): void {
  answer = to;
  consent = deriveConsent(answer);
  applyConsent();
  notify();
}

const notify = () => document.dispatchEvent(new Event('consentchange'));

const refusesMarketing = () => navigator.globalPrivacyControl === true;

function deriveConsent(given: Preferences | null): Consent {
  return {
    answered: given !== null,
    refusesMarketing: refusesMarketing(),
    allowed: {
      analytics: given?.analytics ?? false,
      marketing: (given?.marketing ?? false) && !refusesMarketing(),
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

type Signal =
  | 'analytics_storage'
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'functionality_storage'
  | 'security_storage';
type Signals = Record<Signal, 'granted' | 'denied'>;

const state = (granted: boolean) => (granted ? 'granted' : 'denied');

/** Signals to tags what they may store: analytics and marketing by choice, the rest always. */
function signalConsent(command: 'default' | 'update', { analytics, marketing }: Choice): void {
  const ads = state(marketing);
  push('consent', command, {
    analytics_storage: state(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

/** The tag manager accepts a command only as an `arguments` object. */
function push(..._command: ['consent', 'default' | 'update', Signals]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  dataLayer.push(arguments);
}
