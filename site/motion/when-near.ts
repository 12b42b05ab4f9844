/** Starts a behaviour only when its element, if there is one, comes within a screen of the window. */
export function whenNear(selector: string, start: (element: HTMLElement) => void): void {
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
