import type { ClientDirective } from 'astro';

/** What says that a visitor is about to use an island; a pointer passing over it counts. */
const signsOfUse = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/**
 * `client:near`: hydrates an island once it comes within a screen of the window, or at the first
 * sign of use, whichever is earlier. A plain button that is pressed before its script has come does
 * its work as soon as it can; links and submit buttons work without a script.
 */
const near: ClientDirective = (load, _options, island) => {
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

  island.addEventListener('click', press);
  for (const sign of signsOfUse) {
    island.addEventListener(sign, hydrateOnce, { signal, passive: true });
  }
  const nearing = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateOnce(),
    { rootMargin: '100% 0px' },
  );
  // The island's own element has no box.
  for (const child of island.children) nearing.observe(child);
  signal.addEventListener('abort', () => nearing.disconnect());
};

export default near;
