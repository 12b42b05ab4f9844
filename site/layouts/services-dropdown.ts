/**
 * The Services dropdown: opens on pointer enter, closes on leave (docs/product.md, Navigation); by
 * keyboard and touch through its button, and Escape closes it and gives focus back.
 */
export function startServicesDropdown(item: HTMLElement): void {
  const button = item.querySelector('button');
  if (!button) return;

  const set = (open: boolean) => {
    item.toggleAttribute('data-open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  const isOpen = () => item.hasAttribute('data-open');

  item.addEventListener('pointerenter', (event) => isMouse(event) && set(true));
  item.addEventListener('pointerleave', (event) => isMouse(event) && set(false));
  let pressedBy = '';
  button.addEventListener('pointerdown', ({ pointerType }) => {
    pressedBy = pointerType;
  });
  button.addEventListener('click', ({ detail }) => {
    // A mouse has opened the panel on enter; only keyboard and touch toggle it. The pointer type is read
    // on pointerdown, because clicks have it only since Safari 18.2 and Firefox 129.
    const isMouseClick = detail > 0 && pressedBy === 'mouse';
    set(isMouseClick || !isOpen());
  });
  item.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && item.contains(event.relatedTarget))) set(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (item.contains(document.activeElement)) button.focus();
    set(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !item.contains(event.target)) set(false);
  });
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
