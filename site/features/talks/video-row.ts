/** As many stand side by side from here on; below, the row scrolls (design, section 17). */
const sideBySide = '(width >= 56.25rem)';

/**
 * Turns the talks: from an index on they stand in their order, wrapping. On wide screens the first
 * ones of the list are in view, so turning is moving list items; on narrow ones it is scrolling.
 */
export function startVideoRow(section: HTMLElement): void {
  const row = section.querySelector<HTMLElement>('[data-video-row]');
  if (!row) return;
  const talks = [...row.children].filter((child) => child instanceof HTMLElement);
  const stops = [...section.querySelectorAll<HTMLButtonElement>('.video-stop-button')];
  const wide = matchMedia(sideBySide);
  let index = 0;

  function mark(): void {
    for (const [place, stop] of stops.entries()) {
      if (place === index) stop.setAttribute('aria-current', 'true');
      else stop.removeAttribute('aria-current');
    }
  }

  /** Puts the talks in order: from the index on where they are turned, else from the first. */
  function arrange(): void {
    const first = wide.matches ? index : 0;
    row?.append(...talks.slice(first), ...talks.slice(0, first));
  }

  function scrollTo(place: number): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [first, talk] = [talks[0], talks[place]];
    if (!first || !talk) return;
    const left = talk.offsetLeft - first.offsetLeft;
    row?.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  }

  function show(place: number, way: 'forward' | 'back'): void {
    index = (place + talks.length) % talks.length;
    mark();
    if (wide.matches) {
      arrange();
      restart(way);
    } else scrollTo(index);
  }

  /** The short move to one side starts anew each time. */
  function restart(way: 'forward' | 'back'): void {
    row?.removeAttribute('data-way');
    requestAnimationFrame(() => row?.setAttribute('data-way', way));
  }

  for (const button of section.querySelectorAll<HTMLElement>('[data-video-step]')) {
    const step = Number(button.dataset.videoStep);
    button.addEventListener('click', () => show(index + step, step > 0 ? 'forward' : 'back'));
  }
  for (const [place, stop] of stops.entries()) {
    stop.addEventListener('click', () => show(place, place >= index ? 'forward' : 'back'));
  }
  row.addEventListener('scrollend', () => {
    if (wide.matches) return;
    const [first] = talks;
    const lefts = talks.map((talk) => talk.offsetLeft - (first?.offsetLeft ?? 0));
    const distances = lefts.map((left) => Math.abs(left - row.scrollLeft));
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
    // At the end of the way the last talk cannot come up to the left side.
    if (!atEnd || distances[index] === undefined || index < talks.length - 2)
      index = distances.indexOf(Math.min(...distances));
    mark();
  });
  wide.addEventListener('change', () => {
    row.removeAttribute('data-way');
    arrange();
    if (!wide.matches) scrollTo(index);
  });
}
