import type { ClientDirective } from 'astro';
import { showStatic } from './show-static.ts';
import { wakeEvent } from './wake-island.ts';

/**
 * Events that show that a visitor is about to use an island. `keyup` is one, because the Tab key is released
 * where the focus arrives. Focus alone is not, because pages move it too.
 */
const useEvents = ['pointerover', 'touchstart', 'keydown', 'keyup', 'input', wakeEvent] as const;

/**
 * `client:near`: hydrates an island once it comes within a screen of the window, or at the first
 * sign of use, whichever is earlier. Until the visitor scrolls, only what is in the window counts, so
 * that an idle page fetches nothing for islands below. `client:near="use"` waits for the sign of use; its
 * scripts are fetched ahead, but not run (island-scripts.ts). Those of `client:near="first-use"` are not, because a
 * form can be filled and sent without them.
 * `client:near=".selector"` observes another part of the page, for an island that only follows it.
 *
 * Clicks on plain buttons and keys that type nothing, such as arrows, are repeated after the script has
 * loaded. Links and submit buttons work without it. When it cannot load, the island shows what visitors
 * without JavaScript see.
 */
const near: ClientDirective = (load, { value }, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const pressed: HTMLElement[] = [];
  let lastKey: KeyboardEvent | null = null;

  const rememberButton = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (button) pressed.push(button);
  };
  const rememberKey = (event: KeyboardEvent) => {
    lastKey = /^(?:Arrow|Escape|Home|End)/.test(event.key) ? event : null;
  };
  const hydrateOnce = async () => {
    if (signal.aborted) return;
    waiting.abort();
    const hydrate = await load();
    // From here on React listens itself, and hydrates the clicked part before it handles the click.
    island.removeEventListener('click', rememberButton);
    island.removeEventListener('keydown', rememberKey);
    await hydrate();
    for (const button of pressed) button.click();
    lastKey?.target?.dispatchEvent(new KeyboardEvent('keydown', lastKey));
  };
  const watch = (parts: Element[], rootMargin: string) => {
    const nearing = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateOnce(),
      { rootMargin },
    );
    for (const part of parts) nearing.observe(part);
    signal.addEventListener('abort', () => nearing.disconnect());
  };
  const waitsForUse = value === 'use' || value === 'first-use';
  const selector = typeof value === 'string' && !waitsForUse ? value : '';
  const wait = () => {
    const followed = selector ? document.querySelector(selector) : null;
    for (const type of useEvents) {
      (followed ?? island).addEventListener(type, hydrateOnce, { signal, passive: true });
    }
    if (waitsForUse) return;
    // The island's own element is `display: contents`, so it has no box.
    const parts = followed ? [followed] : [...island.children];
    // First lines at the foot of the window are no sign that it is read.
    watch(parts, '0px 0px -20%');
    addEventListener('scroll', () => watch(parts, '100% 0px'), { signal, once: true });
  };

  island.addEventListener('astro:hydration-error', () => showStatic(island), { once: true });
  island.addEventListener('click', rememberButton);
  island.addEventListener('keydown', rememberKey);
  // The observed element may come later in the document.
  if (selector && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', wait, { once: true });
  } else wait();
};

export default near;
