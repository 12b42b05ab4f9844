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
  // A header with room for the bar has no menu.
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
  const set = (open: boolean) => {
    if (open === isOpen()) return;
    menu.classList.toggle('menu-open', open);
    button?.setAttribute('aria-expanded', String(open));
    onToggle(open);
  };
  button?.setAttribute('aria-expanded', 'false');
  button?.addEventListener('click', () => set(!isOpen()));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    set(false);
    button?.focus();
  });
  return () => set(false);
}
