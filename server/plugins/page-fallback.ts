/** Which page answers for an unknown one of its kind (docs/product.md, Addresses); each is canonical itself. */
const stands: Record<string, string> = {
  services: '/services/executive-professional-search',
  locations: '/locations/dallas',
};

/**
 * @param path a page's path that no file answers, such as `/services/it-staffing`
 * @returns the path of the page to show in its place, or undefined where there is none
 */
export function fallbackPage(path: string): string | undefined {
  const [, folder = '', slug, ...deeper] = path.split('/');
  return slug && deeper.length === 0 && Object.hasOwn(stands, folder) ? stands[folder] : undefined;
}
