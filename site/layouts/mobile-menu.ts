/**
 * The menu of small screens is a popover; this keeps focus inside the header while it is open and
 * closes it when a link is chosen, also one that stays on the page (docs/product.md, Navigation).
 */
export function startMobileMenu(menu: HTMLElement): void {
  const outside = document.querySelectorAll<HTMLElement>('main, footer');

  menu.addEventListener('toggle', (event) => {
    const open = event instanceof ToggleEvent && event.newState === 'open';
    for (const region of outside) region.inert = open;
    // It opens below the header, which in low windows may be further down the page.
    const top = menu.closest('header')?.getBoundingClientRect().top;
    if (open && top) scrollBy({ top, behavior: 'instant' });
    document.documentElement.style.overflow = open ? 'clip' : '';
  });
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  // A window wider than the menu's breakpoint shows the bar instead.
  matchMedia('(width >= 67.5rem)').addEventListener('change', () => menu.hidePopover());
}
