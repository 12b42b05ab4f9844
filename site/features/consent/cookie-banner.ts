import { isAnswered } from './consent.ts';

/** Room for the mark around a focused element, in pixels. */
const ring = 12;

/**
 * Shows the banner to whoever has not answered, and again from the footer. It holds no focus; when
 * it closes, focus goes back to where it was.
 */
export function startCookieBanner(banner: HTMLElement): void {
  const customize = banner.querySelector<HTMLElement>('[aria-expanded]');
  const more = banner.querySelectorAll<HTMLElement>('[data-more]');
  let origin: HTMLElement | null = null;
  const stays = () => getComputedStyle(banner).position === 'fixed';
  // The end of the page and toasts keep clear of it (cookie-banner.css), and so does the focus with
  // its ring (WCAG 2.4.11).
  const keepClear = () => {
    const taken = stays() ? banner.offsetHeight : 0;
    document.body.style.setProperty('--banner', `${taken}px`);
    document.documentElement.style.scrollPaddingBottom = `${taken + ring}px`;
  };
  const height = new ResizeObserver(keepClear);

  function open(): void {
    banner.hidden = false;
    height.observe(banner);
    // A window that becomes low takes the banner off its foot, at the same size.
    addEventListener('resize', keepClear);
  }

  function expand(open: boolean): void {
    customize?.setAttribute('aria-expanded', String(open));
    for (const part of more) part.hidden = !open;
  }

  function close(): void {
    const held = banner.contains(document.activeElement);
    // One that stays has not scrolled the page away from where the focus was.
    const preventScroll = stays();
    banner.hidden = true;
    expand(false);
    if (held) (origin ?? document.getElementById('main'))?.focus({ preventScroll });
  }

  banner.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !banner.contains(from)) origin = from;
  });
  banner.querySelector('[data-close]')?.addEventListener('click', close);
  customize?.addEventListener('click', () => {
    expand(customize.getAttribute('aria-expanded') === 'false');
  });
  document.querySelector('footer [href$="#cookies"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    open();
    expand(true);
    banner.focus();
  });
  document.addEventListener('consentchange', () => {
    if (isAnswered()) close();
    else open();
  });
  if (!isAnswered()) open();
}
