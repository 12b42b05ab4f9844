/** Names in plain letters, for addresses and references. */
import slugify, { type Options } from '@sindresorhus/slugify';

const options: Options = { decamelize: false, customReplacements: [['&', ' ']] };

/** `Über Köln` becomes `ueber-koeln`. */
export const toSlug = (text: string): string => slugify(text, options);

/** `Østergård & Søn` becomes `Ostergard Son`. */
export const toPlainWords = (text: string): string =>
  slugify(text, { ...options, lowercase: false, separator: ' ' });
