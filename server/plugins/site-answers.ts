import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseEncoding, type Encoding, encodings } from './accept-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import { type PagePolicy, pagePolicy } from './page-policy.ts';

/** One file in one encoding. */
export interface Variant {
  /** Strong: it names these very bytes. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Where the bytes are too many to be held: the file to read them from. */
  content: Buffer | { path: string };
}

/** A built file as it is answered. */
export interface SiteAnswer {
  /** @param accepted the header `Accept-Encoding` */
  variantFor(accepted: string | undefined): Variant;
  headers: Readonly<Record<string, string>>;
  /** Of a page. */
  policy: PagePolicy | undefined;
}

export interface SiteAnswers {
  get(name: string): SiteAnswer | undefined;
  /** What is held in memory. */
  bytes: number;
}

/** In bytes; what is larger is read from disk each time. */
export interface Memory {
  perFile: number;
  inAll: number;
}
export const ordinaryMemory: Memory = { perFile: 2 * 1024 ** 2, inAll: 128 * 1024 ** 2 };

/** Names in this folder carry a hash of their content, so they never change. */
const hashedFolder = '_astro/';
const forAYear = 'public, max-age=31536000, immutable';
/** Kept, but asked for again with its ETag each time. */
export const revalidated = 'no-cache';

const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Reads the built files and their compressed twins once, so that an answer costs no disk. A build
 * that changes under the running server is not noticed: restart it.
 * @param names of the files; twins are found by their endings
 */
export function readSiteAnswers(
  folder: string,
  names: readonly string[],
  memory: Memory = ordinaryMemory,
): SiteAnswers {
  const all = new Set(names);
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.replace(/\.\w+$/, ''));
  let bytes = 0;

  const variantOf = (name: string, encoding: Encoding): Variant => {
    const path = join(folder, name + endings[encoding]);
    const content = readFileSync(path);
    const held = content.length <= memory.perFile && bytes + content.length <= memory.inAll;
    if (held) bytes += content.length;
    return {
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': contentTypeOf(name),
        'content-length': String(content.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      content: held ? content : { path },
    };
  };

  const answerOf = (name: string): SiteAnswer => {
    const identity = variantOf(name, 'identity');
    const atHand = encodings.filter((encoding) => all.has(name + endings[encoding]));
    const twins = new Map<Encoding, Variant>(
      atHand.map((encoding) => [encoding, variantOf(name, encoding)]),
    );
    return {
      variantFor: (accepted) => twins.get(chooseEncoding(accepted, atHand)) ?? identity,
      headers: headersOf(name, twins.size > 0),
      policy: name.endsWith('.html')
        ? pagePolicy(readFileSync(join(folder, name), 'utf8'))
        : undefined,
    };
  };

  const answers = new Map(
    names.filter((name) => !isTwin(name)).map((name) => [name, answerOf(name)]),
  );
  return { get: (name) => answers.get(name), bytes };
}

function headersOf(name: string, varies: boolean): Record<string, string> {
  // Pictures may stand on other sites: a shared link shows one.
  const isPicture = contentTypeOf(name).startsWith('image/');
  return {
    'cache-control': name.startsWith(hashedFolder) ? forAYear : revalidated,
    ...(varies && { vary: 'accept-encoding' }),
    ...(isPicture && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}
