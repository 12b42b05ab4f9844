import { getConsent, saveChoice } from './consent.ts';

/** Room for the ring around a focused element. */
const ringPx = 12;

/**
 * Shows the banner to visitors who have not answered, and again from the footer. It does not trap the
 * focus; when it closes, the focus returns to where it was.
 * @param banner the element of features/consent/CookieBanner.tsx
 */
export function startCookieBanner(banner: HTMLElement): void {
  const form = banner.querySelector('form');
  if (!form) return;
  const part = (name: string) => form.elements.namedItem(name);
  const box = (name: string) => {
    const found = part(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  const button = (name: string) => {
    const found = part(name);
    return found instanceof HTMLButtonElement ? found : null;
  };
  const analytics = box('analytics');
  const marketing = box('marketing');
  const customize = button('customize');
  const categories = banner.querySelector('ul');
  const refused = banner.querySelector<HTMLElement>('.cookies-refused');

  let origin: HTMLElement | null = null;
  const stays = () => getComputedStyle(banner).position === 'fixed';
  // The end of the page, toasts and the focus ring stay clear of it (cookie-banner.css; WCAG 2.4.11).
  const keepClear = () => {
    const taken = stays() ? banner.offsetHeight : 0;
    document.body.style.setProperty('--banner', `${taken}px`);
    document.documentElement.style.scrollPaddingBottom = `${taken + ringPx}px`;
  };
  const height = new ResizeObserver(keepClear);

  function open(): void {
    banner.hidden = false;
    banner.classList.remove('cookies-reserved');
    height.observe(banner);
    // In a window that becomes low, the banner is no longer fixed, but keeps its size.
    addEventListener('resize', keepClear);
  }

  function expand(wide: boolean): void {
    customize?.setAttribute('aria-expanded', String(wide));
    for (const more of [categories, button('save')]) if (more) more.hidden = !wide;
  }

  function close(): void {
    const held = banner.contains(document.activeElement);
    // One that stays has not scrolled the page away from where the focus was.
    const preventScroll = stays();
    banner.hidden = true;
    expand(false);
    if (held) (origin ?? document.getElementById('main'))?.focus({ preventScroll });
  }

  function show(): void {
    const { answered, allowed, refusesMarketing } = getConsent();
    if (analytics) analytics.checked = allowed.analytics;
    if (marketing) {
      marketing.checked = allowed.marketing;
      marketing.disabled = refusesMarketing;
    }
    if (refused) refused.hidden = !refusesMarketing;
    if (answered) close();
    else open();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter === part('accept')) saveChoice({ analytics: true, marketing: true });
    else if (submitter === part('reject')) saveChoice({ analytics: false, marketing: false });
    else saveChoice({ analytics: !!analytics?.checked, marketing: !!marketing?.checked });
  });
  banner.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !banner.contains(from)) origin = from;
  });
  button('close')?.addEventListener('click', close);
  customize?.addEventListener('click', () => {
    const wide = categories?.hidden === true;
    expand(wide);
    // The checkboxes come before this button, so the next Tab would skip them.
    if (wide) analytics?.focus();
  });
  document.querySelector('footer [href$="#cookies"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    open();
    expand(true);
    banner.focus();
  });
  document.addEventListener('consentchange', show);
  show();
}
