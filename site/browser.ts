/** The script of every page. Sections add their own behaviour in their page's script. */
import {
  pushPageViews,
  startClickEvents,
  startScrollDepth,
} from './features/analytics/page-events.ts';
import { startClaimNotes } from './features/claims/claim-notes.ts';
import { startConsent } from './features/consent/consent.ts';
import { startCookieBanner } from './features/consent/cookie-banner.ts';
import { tidyAddress } from './features/consultation/campaign.ts';
import { startMobileMenu } from './layouts/mobile-menu.ts';
import { swapAtOnce } from './layouts/page-swap.ts';
import { startServicesDropdown } from './layouts/services-dropdown.ts';
import { unfoldSections } from './layouts/unfold-sections.ts';
import { startDrawing } from './motion/draw-on-entry.ts';
import { startHashTargets } from './motion/hash-target.ts';

const unfoldAll = unfoldSections();
startHashTargets(unfoldAll);
startConsent();
tidyAddress();
pushPageViews();

const start = (selector: string, bringToLife: (part: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(bringToLife);
start('#cookie-banner', startCookieBanner);
start('[data-services]', startServicesDropdown);
start('#menu', startMobileMenu);
start('[data-year]', showCurrentYear);
startClaimNotes([...document.querySelectorAll<HTMLDetailsElement>('.claim-note')]);

startDrawing();
startClickEvents();
startScrollDepth();
swapAtOnce();
linkManifest();

/** Writes the visitor's year over the build's, unless the visitor's clock is behind the build. */
function showCurrentYear(place: HTMLElement): void {
  const year = new Date().getFullYear();
  if (year > Number(place.textContent)) place.textContent = String(year);
}

/**
 * Links the manifest once the page has loaded: browsers fetch it at once, on a connection that the
 * first view needs, though only installing the site on a home screen uses it.
 */
function linkManifest(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
}
