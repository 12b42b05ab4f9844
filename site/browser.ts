/** The script of every page, after that of the consent. */
import {
  pushPageViews,
  startClickEvents,
  startScrollDepth,
} from './features/analytics/page-events.ts';
import { startClaimNotes } from './features/claims/claim-notes.ts';
import { startCampaign } from './features/consultation/campaign.ts';
import { wakeKeptForm } from './islands/wake-island.ts';
import {
  startContactButton,
  startMobileMenu,
  startServicesDropdown,
} from './layouts/header-menus.ts';
import { skipPageTransitions } from './layouts/page-swap.ts';
import { unfoldSections } from './layouts/unfold-sections.ts';
import { startDrawing } from './motion/draw-on-entry.ts';
import { startHashTargets } from './motion/hash-target.ts';

const unfoldAll = unfoldSections();
startHashTargets(unfoldAll);
startCampaign();
pushPageViews();

const start = (selector: string, startElement: (element: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(startElement);
start('[data-services]', startServicesDropdown);
start('#menu', startMobileMenu);
start('.header-contact', startContactButton);
start('[data-year]', showCurrentYear);
start('[data-kept]', wakeKeptForm);
startClaimNotes([...document.querySelectorAll<HTMLDetailsElement>('.claim-note')]);

startDrawing();
startClickEvents();
startScrollDepth();
skipPageTransitions();
linkManifest();

/** Replaces the year of the build with the current one, unless the visitor's clock is behind. */
function showCurrentYear(element: HTMLElement): void {
  const year = new Date().getFullYear();
  if (year > Number(element.textContent)) element.textContent = String(year);
}

/** Adds the manifest link late: browsers fetch it immediately, and the first view needs the bandwidth. */
function linkManifest(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
}
