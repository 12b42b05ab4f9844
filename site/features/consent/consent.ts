import { storageKeys } from '../../storage.ts';
import { dataLayer } from '../analytics/data-layer.ts';
import { type Consent, readSavedConsent, type SavedConsent, saveConsent } from './saved-consent.ts';
import { updateTags } from './tags.ts';

/** The consent in effect: it controls the signals, the tags and the attribute `data-marketing`. */
export interface ConsentState {
  answered: boolean;
  /** Global Privacy Control refuses analytics and marketing (docs/product.md, Consent). */
  refusesTracking: boolean;
  /** Everything is denied without a valid saved consent. */
  consent: Consent;
}

/** Before the saved consent is read, and on the server. */
export const unanswered: ConsentState = {
  answered: false,
  refusesTracking: false,
  consent: { analytics: false, marketing: false },
};

let saved: SavedConsent | null = null;
let state = unanswered;

/** @returns the current state; the same object until it changes */
export const getConsentState = (): ConsentState => state;

/** Pushes the defaults before all other entries, then applies the saved consent. */
export function startConsent(): void {
  const early = dataLayer.splice(0);
  signalConsent('default', unanswered.consent);
  saved = readSavedConsent() ?? saved;
  state = deriveState();
  if (saved) applyConsent();
  dataLayer.push(...early);
  notify();

  const reread = () => {
    const stored = readSavedConsent();
    if (JSON.stringify(stored) !== JSON.stringify(saved)) setConsent(stored);
  };
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) reread();
  });
  // A page restored from the back/forward cache may be older than the saved consent.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
}

/** @returns whether the browser saved it; if not, it applies to this page only */
export function giveConsent({ analytics, marketing }: Consent): boolean {
  const given: SavedConsent = {
    necessary: true,
    analytics: analytics && !refusesTracking(),
    marketing: marketing && !refusesTracking(),
  };
  const isSaved = saveConsent(given);
  setConsent(given);
  return isSaved;
}

function setConsent(next: SavedConsent | null): void {
  saved = next;
  state = deriveState();
  applyConsent();
  notify();
}

const notify = () => document.dispatchEvent(new Event('consentchange'));

const refusesTracking = () => navigator.globalPrivacyControl === true;

const deriveState = (): ConsentState => ({
  answered: saved !== null,
  refusesTracking: refusesTracking(),
  consent: {
    analytics: (saved?.analytics ?? false) && !refusesTracking(),
    marketing: (saved?.marketing ?? false) && !refusesTracking(),
  },
});

function applyConsent(): void {
  const { consent } = state;
  signalConsent('update', consent);
  if (consent.marketing) document.documentElement.dataset.marketing = 'granted';
  else delete document.documentElement.dataset.marketing;
  updateTags(consent);
}

const toSignal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Tells tags what they may store: analytics and marketing by consent, the rest always. */
function signalConsent(command: 'default' | 'update', { analytics, marketing }: Consent): void {
  const ads = toSignal(marketing);
  push('consent', command, {
    analytics_storage: toSignal(analytics),
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
