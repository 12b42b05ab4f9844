/**
 * The box of a table is a region and a tab stop only while the table is wider than the box: elsewhere
 * there is nothing to scroll. Without a script every box is one, so that keys reach all of a table.
 */
export function startScrollingTables(text: HTMLElement): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  for (const box of text.querySelectorAll('.table-scroll')) sizes.observe(box);
}

function mark(box: Element): void {
  const caption = box.querySelector('caption');
  const scrolls = box.scrollWidth > box.clientWidth;
  const roles = { role: 'region', tabindex: '0', 'aria-labelledby': caption?.id ?? '' };
  for (const [name, value] of Object.entries(roles)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
