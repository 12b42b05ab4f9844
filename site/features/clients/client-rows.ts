import { governMotion } from '../../motion/govern-motion.ts';
import { shuffle } from '../../motion/shuffle.ts';
import { placeAmong, splitEvenly } from './client-order.ts';

/** Speed at which the names pass (docs/product.md, Movement). */
const speedPxPerSecond = 40;
/** Names repeated at a row's end: even the narrowest fill the widest frame. */
const repeatedNames = 10;

/**
 * Shuffles the client names, with the open places at the positions in `data-client-rows`, and moves the
 * three rows. Under reduced motion the styles show them as still, wrapped lists.
 * @param random yields numbers from 0 up to, but not including, 1
 */
export function startClientRows(rows: HTMLElement, random: () => number = Math.random): void {
  const tracks = [...rows.querySelectorAll<HTMLElement>('.clients-track')];
  const focused = document.activeElement;
  arrange(rows, tracks, random);
  for (const track of tracks) {
    repeatStart(track);
    // Fonts and breakpoints change a row's width, but not its speed.
    new ResizeObserver(() => measure(track)).observe(track);
    track.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) bringIntoView(track, target);
    });
  }
  governMotion({
    region: rows,
    name: 'clients',
    onChange: (state) => {
      rows.dataset.motion = state;
    },
  });
  // An element that is moved in the document loses the focus.
  if (focused instanceof HTMLElement && rows.contains(focused)) focused.focus();
}

/** A new random order on every load. */
function arrange(rows: HTMLElement, tracks: HTMLElement[], random: () => number): void {
  const stations = tracks.flatMap((track) => [...track.children]);
  const isOpen = (station: Element) => station.querySelector('.client-open') !== null;
  const open = stations.filter(isOpen);
  const names = stations.filter((station) => !isOpen(station));
  const positions = (rows.dataset.clientRows ?? '').split(' ').map(Number);
  const placed = placeAmong(shuffle(names, random), positions, (index) => open[index] as Element);
  for (const [index, row] of splitEvenly(placed, tracks.length).entries()) {
    tracks[index]?.replaceChildren(...row);
  }
}

/** Repeats the first names at the end, so that the row can loop without a visible jump. */
function repeatStart(track: HTMLElement): void {
  for (const station of [...track.children].slice(0, repeatedNames)) {
    const copy = station.cloneNode(true) as HTMLElement;
    copy.ariaHidden = 'true';
    copy.classList.add('client-copy');
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
    track.append(copy);
  }
}

/** One lap is the distance from the first name to its copy. */
function measure(track: HTMLElement): void {
  const first = track.firstElementChild;
  const copy = track.querySelector('.client-copy');
  if (!first || !copy) return;
  const lap = copy.getBoundingClientRect().left - first.getBoundingClientRect().left;
  track.style.setProperty('--lap', `${lap}px`);
  track.style.setProperty('--lap-time', `${lap / speedPxPerSecond}s`);
}

/** A focused link may be out of view on its row: scroll the row until it is visible. */
function bringIntoView(track: HTMLElement, link: HTMLElement): void {
  const [animation] = track.getAnimations();
  const view = track.parentElement;
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !view || typeof duration !== 'number') return;
  const lap = (duration / 1000) * speedPxPerSecond;
  const offset = link.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const way = Math.max(0, offset - (view.clientWidth - link.clientWidth) / 2) / lap;
  const backwards = getComputedStyle(track).animationDirection === 'reverse';
  animation.currentTime = (backwards ? 1 - way : way) * duration;
}
