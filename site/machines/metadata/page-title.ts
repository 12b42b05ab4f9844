/** Longer ones are cut in lists of results (docs/product.md, Metadata). */
const longest = 60;

/** @returns the page's own title with the brand behind it, or alone where both would be too long */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return whole.length > longest ? title : whole;
}
