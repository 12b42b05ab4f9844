/** Search results cut longer ones (docs/product.md, Metadata). */
const longestChars = 60;

/** @returns the page's own title followed by the brand, or alone where both would be too long */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return whole.length > longestChars ? title : whole;
}
