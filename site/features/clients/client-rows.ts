import { range } from '../../drawing/numbers.ts';
import { governPausableMotion } from '../../motion/govern-motion.ts';
import { shuffle } from '../../motion/shuffle.ts';

/** Speed at which the names pass (docs/product.md, Movement). */
const speedPxPerSecond = 40;
/** Names repeated at the end of a row; enough short ones to fill the widest frame. */
const repeatedNames = 10;

/**
 * Shuffles the client names, leaves the open places where they are, and moves the three rows. Under
 * reduced motion the styles show still, wrapped lists.
 * @param random returns numbers from 0 up to, but not including, 1
 */
export function startClientRows(rows: HTMLElement, random: () => number = Math.random): void {
  const tracks = [...rows.querySelectorAll<HTMLElement>('.clients-track')];
  const focused = document.activeElement;
  arrange(tracks, random);
  for (const track of tracks) {
    repeatStart(track);
    // Fonts and breakpoints change the width of a row, but not its speed.
    new ResizeObserver(() => measureLap(track)).observe(track);
    track.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) scrollIntoView(track, target);
    });
  }
  governPausableMotion({
    region: rows,
    name: 'clients',
    button: document.getElementById('pause-clients'),
    onChange: (state) => {
      rows.dataset.motion = state;
    },
  });
  // An element that is moved in the document loses the focus.
  if (focused instanceof HTMLElement && rows.contains(focused)) focused.focus();
}

/** Sets a new random order on every load. */
function arrange(tracks: HTMLElement[], random: () => number): void {
  const items = tracks.flatMap((track) => [...track.children]);
  const isOpen = (item: Element) => item.querySelector('.client-open') !== null;
  const names = shuffle(
    items.filter((item) => !isOpen(item)),
    random,
  );
  const order = items.flatMap((item) => (isOpen(item) ? item : names.splice(0, 1)));
  for (const [index, row] of splitEvenly(order, tracks.length).entries())
    tracks[index]?.replaceChildren(...row);
}

/** Repeats the first names at the end, so that the row can loop without a visible jump. */
function repeatStart(track: HTMLElement): void {
  for (const item of [...track.children].slice(0, repeatedNames)) {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.ariaHidden = 'true';
    copy.classList.add('client-copy');
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
    track.append(copy);
  }
}

/** Measures a lap: the distance from the first name to its copy. */
function measureLap(track: HTMLElement): void {
  const first = track.firstElementChild;
  const copy = track.querySelector('.client-copy');
  if (!first || !copy) return;
  const lap = copy.getBoundingClientRect().left - first.getBoundingClientRect().left;
  track.style.setProperty('--lap', `${lap}px`);
  track.style.setProperty('--lap-time', `${lap / speedPxPerSecond}s`);
}

/** Moves the row until the focused link is visible. */
function scrollIntoView(track: HTMLElement, link: HTMLElement): void {
  const [animation] = track.getAnimations();
  const view = track.parentElement;
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !view || typeof duration !== 'number') return;
  const lap = (duration / 1000) * speedPxPerSecond;
  const offset = link.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const progress = Math.max(0, offset - (view.clientWidth - link.clientWidth) / 2) / lap;
  const isReversed = getComputedStyle(track).animationDirection === 'reverse';
  animation.currentTime = (isReversed ? 1 - progress : progress) * duration;
}

/**
 * Inserts more items into a list.
 * @param positions of the inserted items in the resulting list, from 1, as in content/clients.yaml
 * @param create makes the item for a position from the index of the position
 */
export function insertAt<Item>(
  items: readonly Item[],
  positions: readonly number[],
  create: (index: number) => Item,
): Item[] {
  const result = [...items];
  const entries = [...positions.entries()];
  // In ascending order, no insertion moves an earlier one.
  for (const [index, position] of entries.sort(([, a], [, b]) => a - b))
    result.splice(position - 1, 0, create(index));
  return result;
}

/** @returns the items in `parts` lists, in order; their lengths differ by at most one */
export function splitEvenly<Item>(items: readonly Item[], parts: number): Item[][] {
  const getEdge = (part: number) => Math.round((part * items.length) / parts);
  return range(parts).map((part) => items.slice(getEdge(part), getEdge(part + 1)));
}
