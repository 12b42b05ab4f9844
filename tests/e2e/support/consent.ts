import type { Page } from '@playwright/test';

export const getBanner = (page: Page) => page.getByRole('region', { name: 'A word on cookies.' });

export const press = (page: Page, name: string) =>
  getBanner(page).getByRole('button', { name }).click();

export const readSavedConsent = (page: Page) =>
  page.evaluate(() => localStorage.getItem('cookie-consent'));

/** Makes the browser send Global Privacy Control, as some browsers do by default. */
export const sendGlobalPrivacyControl = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });

/** Makes the browser refuse all storage, as with site data blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  });

/** @returns the entries of the data layer; a consent command is the list of its arguments */
export const readDataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as IArguments) : entry,
    ),
  );

/** The same without scroll depths, which follow when scrolling pauses. */
export const readEntries = async (page: Page): Promise<unknown[]> =>
  (await readDataLayer(page)).filter((entry) => !JSON.stringify(entry).includes('scroll_depth'));

export const findEvents = async (page: Page, name: string): Promise<unknown[]> =>
  (await readDataLayer(page)).filter(
    (entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === name,
  );

const state = (granted: boolean) => (granted ? 'granted' : 'denied');

/** A consent command with all its signals. */
export const command = (name: 'default' | 'update', analytics: boolean, marketing: boolean) => [
  'consent',
  name,
  {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  },
];
