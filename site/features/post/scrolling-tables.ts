/**
 * Makes a table's box a region and tab stop only while the table overflows. Without a script every box
 * is one, so that all tables can be scrolled by keyboard.
 */
export function startScrollingTables(page: HTMLElement): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateRegion(target);
  });
  for (const box of page.querySelectorAll('.table-scroll')) sizes.observe(box);
}

function updateRegion(box: Element): void {
  const caption = box.querySelector('caption');
  const scrolls = box.scrollWidth > box.clientWidth;
  const roles = { role: 'region', tabindex: '0', 'aria-labelledby': caption?.id ?? '' };
  for (const [name, value] of Object.entries(roles)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
