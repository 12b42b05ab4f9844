/** The browser prepares a page whose link the pointer rests on this long (speculation-rules.ts), in ms. */
const rest = 200;

/**
 * Leaves out the transition to a page that the browser has prepared: it is there at once, and a
 * picture of the old page to fade from would only hold it up.
 */
export function swapAtOnce(): void {
  let moved = 0;
  addEventListener('pointerover', ({ timeStamp }) => {
    moved = timeStamp;
  });
  addEventListener('pageswap', ({ viewTransition, activation, timeStamp }) => {
    const link = document.querySelector<HTMLAnchorElement>('a:hover');
    if (link?.href === activation?.entry.url && timeStamp - moved > rest) {
      viewTransition?.skipTransition();
    }
  });
}
