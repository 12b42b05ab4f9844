/** A script of its own on every page: a blocker that stops it stops nothing else. */
import { startConsent } from './consent.ts';
import { startCookieBanner } from './cookie-banner.ts';

startConsent();
const banner = document.getElementById('cookie-banner');
if (banner) startCookieBanner(banner);
