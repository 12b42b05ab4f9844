/** The browser prerenders a page after a hover of 200 ms (Document.astro); this comes before. */
const hoverMs = 150;

/**
 * Skips the transition to a page that the browser has prerendered: it appears instantly, and a
 * snapshot of the old page to fade from would only delay it. The browser would take that snapshot
 * before it asks whether to skip the transition, so a style rules it out while the pointer rests on
 * a link, also for a page that is opened by keys meanwhile.
 */
export function skipPageTransitions(): void {
  if (!('onpageswap' in window)) return;
  const sheet = new CSSStyleSheet({ disabled: true });
  sheet.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(sheet);
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', () => {
    sheet.disabled = true;
    clearTimeout(resting);
    resting = setTimeout(() => {
      sheet.disabled = !document.querySelector('a:hover');
    }, hoverMs);
  });
}
