import { dataLayer } from './data-layer.ts';

/** Records how far a page was scrolled, in percent of its height, each threshold once (docs/product.md, Analytics). */
export function startScrollDepth(): void {
  let marks: (25 | 50 | 75 | 90)[] = [25, 50, 75, 90];
  addEventListener('scroll', () => {
    const read = ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;
    for (const percent of marks)
      if (percent <= read) dataLayer.push({ event: 'scroll_depth', percent });
    marks = marks.filter((percent) => percent > read);
  });
}
