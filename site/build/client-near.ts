import type { ClientDirective } from 'astro';

/** What says that a visitor is about to use an island; a pointer passing over it counts. */
const signsOfUse = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/**
 * `client:near`: hydrates an island once it comes within a screen of the window, or at the first
 * sign of use, whichever is earlier. Until the visitor scrolls, only what is in the window counts, so
 * that a page at rest fetches nothing for what lies below. `client:near=".selector"` goes by another
 * part of the page, for an island that only follows it.
 *
 * A plain button that is pressed before its script has come does its work as soon as it can; links
 * and submit buttons work without a script.
 */
const near: ClientDirective = (load, { value }, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: HTMLElement | null = null;

  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  };
  const hydrateOnce = async () => {
    if (signal.aborted) return;
    waiting.abort();
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', press);
    // React listens by now, and hydrates what is clicked before it answers.
    pressed?.click();
  };
  const watch = (parts: Element[], rootMargin: string) => {
    const nearing = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateOnce(),
      { rootMargin },
    );
    for (const part of parts) nearing.observe(part);
    signal.addEventListener('abort', () => nearing.disconnect());
  };
  const wait = () => {
    const other = typeof value === 'string' ? document.querySelector(value) : null;
    for (const sign of signsOfUse) {
      (other ?? island).addEventListener(sign, hydrateOnce, { signal, passive: true });
    }
    // The island's own element has no box.
    const parts = other ? [other] : [...island.children];
    watch(parts, '0px');
    addEventListener('scroll', () => watch(parts, '100% 0px'), { signal, once: true });
  };

  island.addEventListener('click', press);
  // The other part may come later in the document.
  if (typeof value === 'string' && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', wait, { once: true });
  } else wait();
};

export default near;
