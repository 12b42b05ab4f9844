/** How long pointer or focus must stay on a sign before its note opens. */
const openDelayMs = 700;
/** For this long after a note closes, the next one opens without a delay. */
const skipDelayMs = 300;
/** Minimum distance between a note and the edges of the window. */
const marginPx = 12;
/** Minimum distance between a note and its sign or figure. */
const stemPx = 14;

/**
 * Opens claim notes on hover and focus too, above the page, one at a time. A note closes on leave, on a
 * click on its sign, on Escape, and on scroll unless it has keyboard focus (WCAG 1.4.13). On touch screens a
 * tap opens it and a tap elsewhere closes it. Without popovers a note unfolds in the text, as it does
 * without a script.
 */
export function startClaimNotes(notes: readonly HTMLDetailsElement[]): void {
  if (notes.length === 0 || !('popover' in HTMLElement.prototype)) return;
  let openTimer = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  let current: HTMLDetailsElement | undefined;
  let hovered: HTMLDetailsElement | undefined;
  let placedAt = 0;

  const openSoon = (note: HTMLDetailsElement) => {
    clearTimeout(openTimer);
    const open = () => {
      note.open = true;
    };
    if (performance.now() - closedAt < skipDelayMs) open();
    else openTimer = window.setTimeout(open, openDelayMs);
  };
  const close = (note = current) => {
    clearTimeout(openTimer);
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
        // The sign must not move away from under the pointer.
        placePanel(panel, sign, hovered !== note);
        placedAt = scrollY;
      } else {
        if (panel.matches(':popover-open')) panel.hidePopover();
        if (current !== note) return;
        current = undefined;
        closedAt = performance.now();
      }
    });
    sign.addEventListener('click', () => clearTimeout(openTimer));
    note.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      hovered = note;
      if (!note.open) openSoon(note);
    });
    note.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      hovered = undefined;
      if (!note.querySelector(':focus-visible')) close(note);
    });
    note.addEventListener('keydown', (event) => {
      const words = panel.querySelector('.claim-words');
      if (words && note.open) scrollWords(words, event);
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
    // Before the note closes: focusing the sign of a closed note would open it again.
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus();
    // All, because a note that has just opened becomes current only with its toggle event.
    for (const note of notes) close(note);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && current?.contains(target))) close();
  });
  const closeUnlessFocused = () => {
    const focused = document.activeElement;
    const note = focused?.matches(':focus-visible') && focused.closest('.claim-note');
    if (!note || note !== (current ?? note)) close();
  };
  const onScroll = () => {
    // Without an open note, this must not read `scrollY`, which costs a layout in each frame.
    if (!current || scrollY !== placedAt) closeUnlessFocused();
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', closeUnlessFocused, { passive: true });
}

/**
 * Places a note below its sign or above its figure, so that it never covers the figure and stays in the
 * window. Its text scrolls when it does not fit. The page scrolls to make room below a focused or tapped sign.
 */
function placePanel(panel: HTMLElement, sign: Element, mayScroll: boolean): void {
  const words = panel.querySelector<HTMLElement>('.claim-words');
  if (!words) return;
  panel.removeAttribute('style');
  const { clientWidth, clientHeight } = document.documentElement;
  const needed = words.offsetHeight;
  const roomBelow = () => clientHeight - marginPx - stemPx - sign.getBoundingClientRect().bottom;
  if (mayScroll) {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const maxScroll = sign.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop);
    const top = Math.max(0, Math.min(needed - roomBelow(), maxScroll));
    scrollBy({ top, behavior: 'instant' });
  }
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const figureTop = sign.closest('[data-figure]')?.getBoundingClientRect().top ?? top;
  const room = { below: roomBelow(), above: figureTop - stemPx - marginPx };
  const side = room.below >= Math.min(needed, room.above) ? 'below' : 'above';
  const height = Math.min(needed, room[side]);
  const middle = (left + right) / 2;
  const widest = clientWidth - marginPx - panel.offsetWidth;
  const x = Math.max(marginPx, Math.min(middle - panel.offsetWidth / 2, widest));
  panel.dataset.side = side;
  const values = {
    left: x,
    top: scrollY + (side === 'below' ? bottom : figureTop - stemPx - height),
    room: height,
    reach: side === 'below' ? stemPx : top - figureTop + stemPx,
    stem: middle - x,
  };
  for (const [name, px] of Object.entries(values)) panel.style.setProperty(`--${name}`, `${px}px`);
}

/** Scrolls the note of a focused sign with keys; at its end the page scrolls. */
function scrollWords(words: Element, event: KeyboardEvent): void {
  const page = words.clientHeight * 0.8;
  const steps: Record<string, number> = {
    ArrowDown: 40,
    ArrowUp: -40,
    PageDown: page,
    PageUp: -page,
  };
  const before = words.scrollTop;
  words.scrollBy({ top: steps[event.key] ?? 0, behavior: 'instant' });
  if (words.scrollTop !== before) event.preventDefault();
}
