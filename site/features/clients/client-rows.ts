import { governMotion } from '../../motion/govern-motion.ts';
import { shuffle } from '../../motion/shuffle.ts';
import { placeAmong } from './place-among.ts';
import { splitEvenly } from './split-evenly.ts';

/** Pixels per second at which the names pass (docs/product.md, Movement). */
const speed = 40;
/** Names repeated at a row's end; the narrowest ones still fill the widest frame. */
const repeated = 10;

/**
 * Shuffles the client names, keeping the open places where `data-client-rows` says, and lets the
 * three rows run. The styles hold them still, as wrapped lists, where motion is not welcome.
 * @param random yields numbers from 0 up to, but not including, 1
 */
export function startClientRows(rows: HTMLElement, random: () => number = Math.random): void {
  const tracks = [...rows.querySelectorAll<HTMLElement>('.clients-track')];
  arrange(rows, tracks, random);
  for (const track of tracks) {
    repeatStart(track);
    // Fonts and breakpoints change a row's width; its speed must stay.
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
}

/** A new order on every load. */
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

/** The first names once more at the end, so that the row can start over unseen. */
function repeatStart(track: HTMLElement): void {
  for (const station of [...track.children].slice(0, repeated)) {
    const copy = station.cloneNode(true) as HTMLElement;
    copy.ariaHidden = 'true';
    copy.classList.add('client-copy');
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
    track.append(copy);
  }
}

/** The way from the first name to its copy is one lap. */
function measure(track: HTMLElement): void {
  const first = track.firstElementChild;
  const copy = track.querySelector('.client-copy');
  if (!first || !copy) return;
  const lap = copy.getBoundingClientRect().left - first.getBoundingClientRect().left;
  track.style.setProperty('--lap', `${lap}px`);
  track.style.setProperty('--lap-time', `${lap / speed}s`);
}

/** A link that takes the focus may be anywhere on its row: wind the row until it is seen. */
function bringIntoView(track: HTMLElement, link: HTMLElement): void {
  const [animation] = track.getAnimations();
  const view = track.parentElement;
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !view || typeof duration !== 'number') return;
  const lap = (duration / 1000) * speed;
  const offset = link.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const way = Math.max(0, offset - (view.clientWidth - link.clientWidth) / 2) / lap;
  const backwards = getComputedStyle(track).animationDirection === 'reverse';
  animation.currentTime = (backwards ? 1 - way : way) * duration;
}
