import { getConsentState, giveConsent } from './consent.ts';

/** Room for the ring around a focused element. */
const ringPx = 12;

/**
 * Shows the banner to visitors who have not answered, and again from the footer and the cookie page. It does not trap
 * focus; when it closes, focus returns to where it was.
 * @param banner the element of features/consent/CookieBanner.tsx
 */
export function startCookieBanner(banner: HTMLElement): void {
  const findInput = (name: string) => banner.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const findButton = (name: string) =>
    banner.querySelector<HTMLButtonElement>(`button[name=${name}]`);
  const analytics = findInput('analytics');
  const marketing = findInput('marketing');
  const customize = findButton('customize');
  const more = banner.querySelectorAll<HTMLElement>('.cookie-banner-more');
  const summary = banner.querySelector<HTMLElement>('.cookie-banner-summary');
  const refused = banner.querySelector<HTMLElement>('.cookie-banner-refused');

  let origin: HTMLElement | null = null;
  const isFixed = () => getComputedStyle(banner).position === 'fixed';
  // Keeps the end of the page, toasts and focus rings clear of the banner (cookie-banner.css; WCAG 2.4.11).
  const keepClear = () => {
    const heightPx = isFixed() ? banner.offsetHeight : 0;
    document.body.style.setProperty('--banner', `${heightPx}px`);
    document.documentElement.style.scrollPaddingBottom = `${heightPx + ringPx}px`;
  };
  const sizeObserver = new ResizeObserver(keepClear);

  function open(): void {
    banner.hidden = false;
    banner.classList.remove('cookie-banner-reserved');
    sizeObserver.observe(banner);
    // In a window that becomes low, the banner is no longer fixed, but keeps its size.
    addEventListener('resize', keepClear);
  }

  function expand(expanded: boolean): void {
    customize?.setAttribute('aria-expanded', String(expanded));
    for (const part of more) part.hidden = !expanded;
    // The full text follows, or the browser's signal says it all.
    if (summary) summary.hidden = expanded || getConsentState().refusesTracking;
  }

  function close(): void {
    const hadFocus = banner.contains(document.activeElement);
    // A fixed banner did not scroll the page, so nothing needs to scroll back.
    const preventScroll = isFixed();
    banner.hidden = true;
    expand(false);
    if (hadFocus) (origin ?? document.getElementById('main'))?.focus({ preventScroll });
  }

  function show(): void {
    const { answered, consent, refusesTracking } = getConsentState();
    if (analytics) analytics.checked = consent.analytics;
    if (marketing) marketing.checked = consent.marketing;
    for (const box of [analytics, marketing]) if (box) box.disabled = refusesTracking;
    if (refused) refused.hidden = !refusesTracking;
    if (summary) summary.hidden = refusesTracking;
    if (answered) close();
    else open();
  }

  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter === findButton('accept')) giveConsent({ analytics: true, marketing: true });
    else if (submitter === findButton('reject'))
      giveConsent({ analytics: false, marketing: false });
    else giveConsent({ analytics: !!analytics?.checked, marketing: !!marketing?.checked });
  });
  banner.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !banner.contains(from)) origin = from;
  });
  findButton('close')?.addEventListener('click', close);
  customize?.addEventListener('click', () => {
    const expanded = customize.getAttribute('aria-expanded') === 'false';
    expand(expanded);
    // The checkboxes come before this button, so the next Tab would skip them.
    if (expanded) analytics?.focus();
  });
  document.addEventListener('click', (event) => {
    const settings = ':is(footer, [data-cookie-settings]) [href$="#cookies"]';
    if (!(event.target instanceof Element && event.target.closest(settings))) return;
    open();
    // An ad blocker may have hidden or removed the banner: the link leads to the switches on the privacy page.
    if (!banner.offsetHeight || !banner.checkVisibility({ visibilityProperty: true })) {
      banner.hidden = true;
      return;
    }
    event.preventDefault();
    expand(true);
    banner.focus();
  });
  document.addEventListener('consentchange', show);
  show();
}
