import sheet from './pen.css?url';

/**
 * Loads the styles of the pen, which draws the line as the visitor scrolls, once the sections that are far from the
 * window are marked: with the timelines of all sections, a slow phone would take too long for a frame.
 */
export function startPen(): void {
  if (!CSS.supports('animation-timeline', 'view()')) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        target.setAttribute('data-drawing', isIntersecting ? '' : 'far');
      if (!link.isConnected) document.head.append(link);
    },
    { rootMargin: '25% 0px' },
  );
  for (const section of document.querySelectorAll('[data-drawing]')) observer.observe(section);
}
