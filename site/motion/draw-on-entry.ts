/**
 * Draws each section's part of the line once, when the section enters the window (docs/product.md,
 * Movement). A section is hidden only when it comes near, so that the first view costs nothing;
 * sections in view from the start stay complete, because hiding them would flash.
 */
export function startDrawing(): void {
  const entering = observeEntry('-20%', (section) => {
    section.classList.replace('waits', 'draws');
    entering.unobserve(section);
  });
  const nearing = observeEntry('100%', (section, { top }) => {
    nearing.unobserve(section);
    if (top < innerHeight) return;
    section.classList.add('waits');
    entering.observe(section);
  });
  for (const section of document.querySelectorAll('[data-drawing]')) nearing.observe(section);
}

/** @param ahead how far below the window's lower edge a section counts as entering */
function observeEntry(
  ahead: string,
  act: (section: Element, box: DOMRectReadOnly) => void,
): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (isIntersecting) act(target, boundingClientRect);
      }
    },
    { rootMargin: `0px 0px ${ahead} 0px` },
  );
}
