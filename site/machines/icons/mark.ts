import { readFileSync } from 'node:fs';

/** The mark as the owner's drawing has it, for every icon. */
export const mark = readFileSync('site/public/icon.svg', 'utf8');

/**
 * The mark inside an address. Browsers fetch a page's icon before its first paint, on a connection
 * of its own; two hundred bytes are better off in the page.
 */
export const markAddress = `data:image/svg+xml,${mark
  .trim()
  .replaceAll('"', "'")
  .replace(/[#%<>]/g, encodeURIComponent)}`;
