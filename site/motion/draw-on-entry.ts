/** How long a drawing may stay in the last part of the window before it is drawn (docs/product.md, Movement). */
const restMs = 300;

/**
 * Draws each drawing once, whole, when its top passes 85 % of the window's height, or when it has been in view for a
 * moment (docs/product.md, Movement). A drawing waits only if the page opens with it below the window; without a
 * script, all are complete.
 */
export function startDrawing(): void {
  const passing = observeTops('-15%', draw);
  const appearing = observeTops('0%', (drawing) => setTimeout(draw, restMs, drawing));
  // The first entry of each drawing tells where the page opened.
  const placing = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect: box } of entries) {
      placing.unobserve(target);
      // What is not laid out yet has no box.
      if (box.width > 0 && box.top < innerHeight) continue;
      target.setAttribute('data-drawing', 'waits');
      passing.observe(target);
      appearing.observe(target);
    }
  });
  for (const drawing of document.querySelectorAll('[data-draw]')) placing.observe(drawing);
}

const draw = (drawing: Element) => drawing.setAttribute('data-drawing', 'draws');

/**
 * Acts once on each drawing whose top is in the window or above it: a jump may pass it without showing it.
 * @param inset from the window's lower edge, as a CSS percentage
 */
function observeTops(inset: string, act: (drawing: Element) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        act(target);
      }
    },
    { rootMargin: `1000000px 0px ${inset} 0px` },
  );
  return observer;
}
