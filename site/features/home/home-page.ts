/** The scripts of the home page. Each starts when its section comes near. */
import { governPausableMotion } from '../../motion/govern-motion.ts';
import { shuffle } from '../../motion/shuffle.ts';
import { startTypedHeading } from '../../motion/typed-heading.ts';
import { startClientRows } from '../clients/client-rows.ts';

/** How long the name of a city stays (docs/product.md, Movement). */
const cityStayMs = 3000;

/** @returns the list that a section holds as JSON in a data attribute */
const readEntries = (json = '[]'): string[] => JSON.parse(json);

startNear('[data-typed-line]', (line) => {
  const entries = readEntries(line.dataset.typedLine);
  startTypedHeading({ line, entries, first: entries.length - 1, name: 'pains' });
});
startNear('[data-typed-roles]', (line) => {
  const entries = shuffle(readEntries(line.dataset.typedRoles));
  startTypedHeading({ line, entries, name: 'roles' });
});
startNear('[data-client-rows]', startClientRows);
startNear('[data-cities]', startCityBanner);

/** Calls `start` once for each element that comes within a screen of the window. */
function startNear(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start(element);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
  }
}

function startCityBanner(banner: HTMLElement): void {
  const cities = readEntries(banner.dataset.cities);
  const name = banner.querySelector('[data-city]');
  if (!name) return;
  let index = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const advance = () => {
    index = (index + 1) % cities.length;
    name.textContent = cities[index] ?? '';
  };
  governPausableMotion({
    region: banner,
    name: 'cities',
    button: document.getElementById('pause-cities'),
    onChange(state) {
      banner.dataset.motion = state;
      clearInterval(timer);
      if (state === 'running') timer = setInterval(advance, cityStayMs);
    },
  });
}
