/** The script of every page. Sections add their own behaviour in their page's script. */

import { startClickEvents } from './features/analytics/click-events.ts';
import { pushPageViews } from './features/analytics/page-views.ts';
import { startScrollDepth } from './features/analytics/scroll-depth.ts';
import { tidyAddress } from './features/analytics/visit-address.ts';
import { startConsent } from './features/consent/consent.ts';
import { startCookieBanner } from './features/consent/cookie-banner.ts';
import { showCurrentYear } from './layouts/current-year.ts';
import { linkManifest } from './layouts/manifest-link.ts';
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

startDrawing();
startClickEvents();
startScrollDepth();
swapAtOnce();
linkManifest();
