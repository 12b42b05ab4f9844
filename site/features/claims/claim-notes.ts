/** How long a pointer or the focus rests on a sign before its note opens. */
const openDelayMs = 700;
/** Within this time after a note has closed, the next one opens at once. */
const skipDelayMs = 300;
/** The least distance between a note and the window's edges. */
const marginPx = 12;

/**
 * Opens the notes beside figures on hover and focus as well, over the page, one at a time. A note closes
 * on leave, a click on its sign, scroll and Escape. A finger opens it by a tap and closes it by one elsewhere.
 * Without popovers a note stays what it is without a script: it unfolds in the text.
 */
export function startClaimNotes(notes: readonly HTMLDetailsElement[]): void {
  if (notes.length === 0 || !('popover' in HTMLElement.prototype)) return;
  let waiting = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  let current: HTMLDetailsElement | undefined;

  const openSoon = (note: HTMLDetailsElement) => {
    clearTimeout(waiting);
    const open = () => {
      note.open = true;
    };
    if (performance.now() - closedAt < skipDelayMs) open();
    else waiting = window.setTimeout(open, openDelayMs);
  };
  const close = (note = current) => {
    clearTimeout(waiting);
    if (!note?.open) return;
    note.open = false;
    // Its toggle event comes only after the pointer has reached the next sign.
    closedAt = performance.now();
  };

  for (const note of notes) {
    const panel = note.querySelector<HTMLElement>('.claim-panel');
    const sign = note.querySelector('summary');
    if (!panel || !sign) continue;
    panel.popover = 'manual';
    note.addEventListener('toggle', (event) => {
      // The panel is a popover, whose own toggle does not bubble; the check is for other browsers.
      if (event.target !== note) return;
      if (note.open) {
        if (current !== note) close();
        current = note;
        panel.showPopover();
        place(panel, sign);
      } else {
        if (panel.matches(':popover-open')) panel.hidePopover();
        if (current !== note) return;
        current = undefined;
        closedAt = performance.now();
      }
    });
    sign.addEventListener('click', () => clearTimeout(waiting));
    note.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch' && !note.open) openSoon(note);
    });
    note.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') close(note);
    });
    sign.addEventListener('focus', () => {
      if (sign.matches(':focus-visible') && !note.open) openSoon(note);
    });
    note.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && note.contains(relatedTarget))) close(note);
    });
  }

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // While the note is open, so that the focus on its sign does not open it again.
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus();
    close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && current?.contains(target))) close();
  });
  // The focused link may have been scrolled into view: that is no reason to take it away.
  const onMove = () => {
    if (!current?.querySelector('a:focus')) close();
  };
  addEventListener('scroll', onMove, { passive: true });
  addEventListener('resize', onMove, { passive: true });
}

/** Below its sign, or above it where there is no room below; always within the window. */
function place(panel: HTMLElement, sign: Element): void {
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = (left + right) / 2;
  const widest = clientWidth - marginPx - panel.offsetWidth;
  const x = Math.max(marginPx, Math.min(middle - panel.offsetWidth / 2, widest));
  const above = bottom + panel.offsetHeight + marginPx > clientHeight && top > panel.offsetHeight;
  panel.dataset.side = above ? 'above' : 'below';
  panel.style.setProperty('--left', `${x}px`);
  panel.style.setProperty('--top', `${above ? top - panel.offsetHeight : bottom}px`);
  panel.style.setProperty('--stem', `${middle - x}px`);
}
