import { z } from 'zod';

/** An absolute address with one of the given protocols, such as `['https:', 'http:']`. */
export function urlSetting(protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .trim()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      message: `must be an address that starts with ${starts}`,
    })
    .transform((text) => new URL(text));
}
