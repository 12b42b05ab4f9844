import { storageKeys } from '../../../lib/forms/endpoints.ts';

/**
 * Runs inline behind the banner. In low windows the banner is the first part of the page
 * (cookie-banner.css), so the page would shift when cookie-banner.ts shows it. This reserves its place
 * before the first paint for visitors who have not answered. The banner stays invisible until then,
 * because its buttons do nothing yet.
 */
function showReserved(storageKey: string): void {
  try {
    if (localStorage.getItem(storageKey) !== null) return;
  } catch {}
  const banner = document.getElementById('cookie-banner');
  if (!banner || !matchMedia('(height < 30rem)').matches) return;
  banner.hidden = false;
  banner.classList.add('cookies-reserved');
  const refused = banner.querySelector<HTMLElement>('.cookies-refused');
  if (refused) refused.hidden = navigator.globalPrivacyControl !== true;
}

/** The text of the inline script. */
export const reserveBanner = `(${showReserved})(${JSON.stringify(storageKeys.consent)})`;
