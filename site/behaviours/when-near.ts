/** Starts a behaviour only when its element comes within a screen's height of the window. */
export function whenNear(element: HTMLElement | null, start: (element: HTMLElement) => void): void {
  if (!element) return;
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
