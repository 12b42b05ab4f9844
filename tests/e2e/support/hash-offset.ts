/** Distance of an element from its final place under the bar, in pixels. Runs in a page. */
export function measureOffset(id: string): number {
  const target = document.getElementById(id);
  if (!target) return Number.NaN;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const wanted = target.getBoundingClientRect().top + scrollY - margin - padding;
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(Math.round(Math.min(wanted, end) - scrollY));
}
