/**
 * Down and up move through the results from the field and back to it; Escape empties the field.
 * No single letter is a shortcut: those catch what people say to voice control (WCAG 2.1.4).
 */
export function startSearchKeys(section: HTMLElement, field: HTMLInputElement): void {
  function move(by: 1 | -1): boolean {
    const links = [...section.querySelectorAll<HTMLElement>('.result-link')];
    const places = [field, ...links.filter((link) => link.checkVisibility())];
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? places.indexOf(focused) : -1;
    if (at < 0) return false;
    places[at + by]?.focus();
    return true;
  }

  // Whoever tabs sees where the focus is; whoever arrived, or clicked, sees the caret alone.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') section.setAttribute('data-tabbed', '');
  });
  section.addEventListener('pointerdown', () => section.removeAttribute('data-tabbed'));
  section.addEventListener('keydown', (event) => {
    const { key } = event;
    if ((key === 'ArrowDown' && move(1)) || (key === 'ArrowUp' && move(-1))) event.preventDefault();
    if (key !== 'Escape') return;
    event.preventDefault();
    field.value = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  });
}
