/** In ms. The browser prepares a page after a rest of 200 (speculation-rules.ts); this is done by then. */
const rest = 150;

/**
 * Leaves out the transition to a page that the browser has prepared: it is there at once, and a
 * picture of the old page to fade from would only hold it up. The browser would take that picture
 * before it asks whether to skip the transition, so a style rules it out while the pointer rests on
 * a link, also for a page that is opened by keys meanwhile.
 */
export function swapAtOnce(): void {
  if (!('onpageswap' in window)) return;
  const sheet = new CSSStyleSheet({ disabled: true });
  sheet.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets = [sheet];
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', () => {
    sheet.disabled = true;
    clearTimeout(resting);
    resting = setTimeout(() => {
      sheet.disabled = !document.querySelector('a:hover');
    }, rest);
  });
}
