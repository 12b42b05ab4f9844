/** Checks of text that several forms share. Lengths are in code points: an emoji counts as one. */
import * as z from 'zod/mini';

/** @returns the length of a text in code points */
export const countChars = (text: string): number => [...text].length;

export const minChars = (min: number, error: string) =>
  z.refine<string>((text) => countChars(text) >= min, { error });

/** @param error may be a function, which is called only when the text is too long */
export const maxChars = (max: number, error?: string | (() => string)) =>
  z.refine<string>((text) => countChars(text) <= max, {
    error,
    abort: typeof error === 'string',
  });

/** From the first character that a reader can see to the last: pasted text brings zero-width ones along. */
const visiblePart = /[^\s\p{DI}](?:.*[^\s\p{DI}])?/su;

/** Removes spaces at both ends; text in which nothing can be seen becomes empty. */
export const trimText = () =>
  z.overwrite<string>((text) => (visiblePart.test(text) ? text.trim() : ''));

/**
 * An email address as RFC 5321 writes it without quotes, with any letters in its domain (RFC 5890).
 * Stricter patterns refuse addresses that exist, such as `r&d@firm.example`.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

export const emailSchema = (message?: string) =>
  z.string(message).check(
    z.overwrite((text) => visiblePart.exec(text)?.[0] ?? ''),
    z.regex(emailPattern, message),
  );
