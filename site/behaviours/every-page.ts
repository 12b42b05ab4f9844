/** What every page brings to life. Sections add their own behaviours in their page's script. */
import { startConsent } from '../lib/consent/consent.ts';
import { startClickEvents } from './click-events.ts';
import { startConsentForms } from './consent-forms.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDrawing } from './draw-on-entry.ts';
import { startHashTargets } from './hash-target.ts';
import { linkManifest } from './manifest-link.ts';
import { startMobileMenu } from './mobile-menu.ts';
import { swapAtOnce } from './page-swap.ts';
import { pushPageViews } from './page-views.ts';
import { startScrollDepth } from './scroll-depth.ts';
import { startServicesDropdown } from './services-dropdown.ts';
import { unfoldSections } from './unfold-sections.ts';
import { tidyAddress } from './visit-address.ts';

startConsent();
tidyAddress();
pushPageViews();

startConsentForms();
const start = (selector: string, bringToLife: (part: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(bringToLife);
start('#cookie-banner', startCookieBanner);
start('[data-services]', startServicesDropdown);
start('#menu', startMobileMenu);

startHashTargets();
unfoldSections();
startDrawing();
startClickEvents();
startScrollDepth();
swapAtOnce();
linkManifest();
