/** Checks of text that several forms share. Lengths are in code points: an emoji counts as one. */
import * as z from 'zod/mini';

/** @returns the length of a text in code points */
export const countChars = (text: string): number => [...text].length;

export const minChars = (min: number, error: string) =>
  z.refine<string>((text) => countChars(text) >= min, { error });

/** @param error by default, a sentence that names the limit */
export const maxChars = (max: number, error?: string) =>
  z.refine<string>((text) => countChars(text) <= max, {
    // Formatted only when needed: the first call of toLocaleString takes 15 ms.
    error: () => error ?? `Please keep this to ${max.toLocaleString('en-US')} characters`,
    abort: error !== undefined,
  });

/**
 * An email address as RFC 5321 writes it without quotes, with any letters in its domain (RFC 5890).
 * Stricter patterns refuse addresses that exist, such as `r&d@firm.example`.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** @param message of the error */
export const emailSchema = (message?: string) =>
  z.string(message).check(z.regex(emailPattern, message));
