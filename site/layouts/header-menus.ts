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
  // The menu is painted first: making the rest of the page inert takes a layout of it.
  const close = start(menu, (open) => requestAnimationFrame(() => setTimeout(onToggle, 0, open)));

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

/** The bar of phones; what it covers is not in view. */
const headerPx = 64;

/**
 * Makes the header's button the main one while no other is in view: neither a main button nor a form, nor the head of
 * a page without one.
 */
export function startContactButton(button: HTMLElement): void {
  const head = document.querySelector('main > :first-child');
  const inView = new Set<Element>();
  const update: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target);
    button.classList.toggle('button-main', inView.size === 0);
    button.classList.toggle('button-second', inView.size > 0);
  };
  const observer = new IntersectionObserver(update, { rootMargin: `-${headerPx}px 0px 0px` });
  const others = document.querySelectorAll('main .button-main, main > .on-signal, main form');
  for (const other of others) observer.observe(other);
  if (head && !head.querySelector('.button-main')) observer.observe(head);
}
