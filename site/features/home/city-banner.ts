import { governMotion } from '../../motion/govern-motion.ts';

/** Time that a city's name is shown (docs/product.md, Movement). */
const shownMs = 3000;

/** Shows one city after the other, in a loop. */
export function startCityBanner(banner: HTMLElement, cities: readonly string[]): void {
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
      if (state === 'running') timer = setInterval(advance, shownMs);
    },
  });
}
