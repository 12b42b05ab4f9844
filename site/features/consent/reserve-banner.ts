/**
 * Runs inline behind the banner. In low windows the banner is the first part of the page
 * (cookie-banner.css), so the page would shift when cookie-banner.ts shows it. This reserves its place
 * before the first paint for visitors who have not answered. The banner stays invisible until then,
 * because its buttons do nothing yet.
 */
import { readSavedConsent } from './saved-consent.ts';

const banner = document.getElementById('cookie-banner');
if (banner && !readSavedConsent() && matchMedia('(height < 30rem)').matches) {
  banner.hidden = false;
  banner.classList.add('cookie-banner-reserved');
  const refused = banner.querySelector<HTMLElement>('.cookie-banner-refused');
  if (refused) refused.hidden = navigator.globalPrivacyControl !== true;
  const summary = banner.querySelector<HTMLElement>('.cookie-banner-summary');
  if (summary) summary.hidden = navigator.globalPrivacyControl === true;
}
