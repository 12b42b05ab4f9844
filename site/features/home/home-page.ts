/** The home page's own scripts, each started when its section comes near. */

import { governMotion } from '../../motion/govern-motion.ts';
import { shuffle } from '../../motion/shuffle.ts';
import { startTypedHeading } from '../../motion/typed-heading.ts';
import { startClientRows } from '../clients/client-rows.ts';

/** How long a city's name is shown (docs/product.md, Movement). */
const cityShownMs = 3000;

/** Reads a section's entries from its attribute. */
const entriesOf = (element: HTMLElement, name: string): string[] =>
  (element.dataset[name] ?? '').split('|');

whenNear('[data-typed-line]', (line) => {
  const entries = entriesOf(line, 'typedLine');
  startTypedHeading({ line, entries, first: entries.length - 1, name: 'pains' });
});
whenNear('[data-typed-roles]', (line) => {
  startTypedHeading({ line, entries: shuffle(entriesOf(line, 'typedRoles')), name: 'roles' });
});
whenNear('[data-client-rows]', startClientRows);
whenNear('[data-cities]', (banner) => startCityBanner(banner, entriesOf(banner, 'cities')));

/** Starts a behaviour only when its element, if there is one, comes within a screen of the window. */
function whenNear(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const nearing = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        start(element);
      },
      { rootMargin: '100% 0px' },
    );
    nearing.observe(element);
  }
}

/** Shows one city after the other, in a loop. */
function startCityBanner(banner: HTMLElement, cities: readonly string[]): void {
  const name = banner.querySelector('[data-city]');
  if (!name) return;
  let index = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const advance = () => {
    index = (index + 1) % cities.length;
    name.textContent = cities[index] ?? '';
  };
  governMotion({
    region: banner,
    name: 'cities',
    onChange: (state) => {
      banner.dataset.motion = state;
      clearInterval(timer);
      if (state === 'running') timer = setInterval(advance, cityShownMs);
    },
  });
}
