import slugify from '@sindresorhus/slugify';

/** Makes a name for an address: `Über Köln` becomes `ueber-koeln`. */
export const toSlug = (text: string): string =>
  slugify(text, { decamelize: false, customReplacements: [['&', ' ']] });
