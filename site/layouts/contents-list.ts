/** Marks the section being read in a contents list: the last whose heading has scrolled up. */
export function startContentsList(list: HTMLElement): void {
  const stops = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const passed = new Set<Element>();
  const mark = () => {
    const current = stops.findLast(({ heading }) => passed.has(heading)) ?? stops[0];
    for (const stop of stops) {
      if (stop === current) stop.link.setAttribute('aria-current', 'true');
      else stop.link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      mark();
    },
    // The upper third of the window and all above it, so that no jump can skip a heading.
    { rootMargin: '1000000px 0px -66% 0px' },
  );
  for (const { heading } of stops) observer.observe(heading);
}
