import { readFileSync } from 'node:fs';

/** The mark as SVG, for every icon. */
export const mark = readFileSync('site/public/icon.svg', 'utf8');

/**
 * The mark as a data URL. Browsers fetch a page's icon before its first paint, on a connection
 * of its own, so its two hundred bytes are in the page.
 */
export const markAddress = `data:image/svg+xml,${mark
  .trim()
  .replaceAll('"', "'")
  .replace(/[^\w!$&'()*+,;=:@/?.~-]/g, encodeURIComponent)}`;
