import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The built site is not there. The message says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

/** Pages that answer something else than their own address; under their own names they do not exist. */
const answers = ['404', 'blog/not-found', 'form-result', 'newsletter-result'];
/** Says 'Blog Post Not Found' (docs/product.md, Addresses). */
const postNotFound = 'blog/not-found.html';
const unlisted = new Set(answers.map((name) => `${name}.html`));

/** @param path decoded, as the browser shows it */
export const isHiddenPage = (path: string) =>
  answers.includes(path.slice(1).replace(/\.html$/, ''));

/** Which file, if any, answers a path. */
export interface SiteFiles {
  /** @param path decoded, as the browser shows it: `/services` */
  find(path: string): string | undefined;
  /** @returns the page that says that a path has none: posts have their own */
  notFound(path: string): string;
  /** Every file of the folder that may be sent, twins and hidden pages too. */
  names: readonly string[];
}

/**
 * Reads the names of the built files once. Only a name on this list is ever opened, so that no
 * path can lead out of the folder. Astro writes `/services` to `services.html`.
 * @throws SiteMissingError if the folder holds no built site
 */
export function readSiteFiles(folder: string): SiteFiles {
  const names = namesIn(folder).filter((name) => !isPrivate(name));
  const files = new Set(names);
  for (const needed of ['index.html', '404.html']) {
    if (!files.has(needed)) {
      throw new SiteMissingError(
        `The built site is missing: there is no ${needed} in ${folder}. Run 'npm run build' first.`,
      );
    }
  }
  const hasPostNotFound = files.has(postNotFound);
  for (const name of files) {
    const isEncodedTwin = /\.(?:br|gz)$/.test(name) && files.has(name.replace(/\.\w+$/, ''));
    if (unlisted.has(name) || isEncodedTwin) files.delete(name);
  }
  return {
    find(path) {
      const name = path === '/' ? 'index' : path.slice(1);
      if (files.has(`${name}.html`)) return `${name}.html`;
      return files.has(name) ? name : undefined;
    },
    notFound: (path) =>
      hasPostNotFound && /^\/blog\/[^/]+$/.test(path) ? postNotFound : '404.html',
    names,
  };
}

/** What an editor or a system left behind; `.well-known` is meant for everybody (RFC 8615). */
const isPrivate = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
