/**
 * The Services dropdown: opens on pointer enter, closes on leave (docs/product.md, Navigation). Its button
 * closes and opens it, and Escape closes it and gives focus back.
 */
export function startServicesDropdown(item: HTMLElement): void {
  const button = item.querySelector('button');
  if (!button) return;

  const setOpen = (open: boolean) => {
    item.toggleAttribute('data-open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  const isOpen = () => item.hasAttribute('data-open');

  item.addEventListener('pointerenter', (event) => isMouse(event) && setOpen(true));
  item.addEventListener('pointerleave', (event) => isMouse(event) && setOpen(false));
  button.addEventListener('click', () => setOpen(!isOpen()));
  item.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && item.contains(event.relatedTarget)))
      setOpen(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (item.contains(document.activeElement)) button.focus();
    setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !item.contains(event.target)) setOpen(false);
  });
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

/**
 * Keeps focus inside the header while the menu is open and closes it when a link is chosen, also one to
 * the same page (docs/product.md, Navigation).
 */
export function startMobileMenu(menu: HTMLElement): void {
  const outside = document.querySelectorAll<HTMLElement>('main, footer');

  const onToggle = (open: boolean) => {
    for (const region of outside) region.inert = open;
    // In low windows the header may be further down the page.
    const top = menu.closest('header')?.getBoundingClientRect().top;
    if (open && top) scrollBy({ top, behavior: 'instant' });
    document.documentElement.style.overflow = open ? 'clip' : '';
  };
  const start = 'showPopover' in menu ? startPopover : startDisclosure;
  const close = start(menu, onToggle);

  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
  // Closes the menu once the header has room for the bar.
  const button = findButton(menu);
  if (button) {
    new ResizeObserver(() => {
      if (button.offsetWidth === 0) close();
    }).observe(button);
  }
}

const findButton = ({ id }: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** @returns a function that closes it */
function startPopover(menu: HTMLElement, onToggle: (open: boolean) => void): () => void {
  menu.addEventListener('toggle', (event) => {
    onToggle(event instanceof ToggleEvent && event.newState === 'open');
  });
  return () => menu.hidePopover();
}

/**
 * Replaces the popover in browsers without popovers.
 *
 * @returns a function that closes it
 */
function startDisclosure(menu: HTMLElement, onToggle: (open: boolean) => void): () => void {
  const button = findButton(menu);
  const isOpen = () => menu.classList.contains('menu-open');
  const setOpen = (open: boolean) => {
    if (open === isOpen()) return;
    menu.classList.toggle('menu-open', open);
    button?.setAttribute('aria-expanded', String(open));
    onToggle(open);
  };
  button?.setAttribute('aria-expanded', 'false');
  button?.addEventListener('click', () => setOpen(!isOpen()));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button?.focus();
  });
  return () => setOpen(false);
}
