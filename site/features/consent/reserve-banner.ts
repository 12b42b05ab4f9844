import { storageKeys } from '../../../lib/forms/endpoints.ts';

/**
 * An inline script behind the banner. In low windows the banner is the first part of the page
 * (cookie-banner.css), and what follows would move when cookie-banner.ts shows it: so whoever has not
 * answered gets its place before the first paint. It is not seen until then, since its buttons would do
 * nothing yet.
 */
export const reserveBanner = `(banner => {
try { if (localStorage.getItem("${storageKeys.consent}") !== null) return } catch {}
if (!matchMedia("(height < 30rem)").matches) return;
banner.hidden = false;
banner.classList.add("cookies-reserved");
banner.querySelector(".cookies-refused").hidden = navigator.globalPrivacyControl !== true;
})(document.getElementById("cookie-banner"))`;
