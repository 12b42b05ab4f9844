import { isAnswered } from '../lib/consent/consent.ts';

/**
 * Shows the banner to whoever has not answered, and again from the footer. It holds no focus; when
 * it closes, focus goes back to where it was.
 */
export function startCookieBanner(banner: HTMLElement): void {
  const customize = banner.querySelector<HTMLElement>('[aria-expanded]');
  const more = banner.querySelectorAll<HTMLElement>('[data-more]');
  let origin: HTMLElement | null = null;
  // Toasts and the focused element keep clear of it: layouts/cookie-banner.css.
  const height = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner', `${banner.offsetHeight}px`);
  });

  function open(): void {
    banner.hidden = false;
    height.observe(banner);
  }

  function expand(open: boolean): void {
    customize?.setAttribute('aria-expanded', String(open));
    for (const part of more) part.hidden = !open;
  }

  function close(): void {
    const held = banner.contains(document.activeElement);
    banner.hidden = true;
    expand(false);
    if (held) (origin ?? document.getElementById('main'))?.focus({ preventScroll: true });
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
