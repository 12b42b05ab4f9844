import * as z from 'zod/mini';

/**
 * An e-mail address as RFC 5321 writes it without quotes, with any letters in its domain (RFC 5890).
 * Stricter patterns refuse addresses that exist, such as `r&d@firm.example`.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** @param message of the error */
export const emailSchema = (message?: string) =>
  z.string(message).check(z.regex(emailPattern, message));
