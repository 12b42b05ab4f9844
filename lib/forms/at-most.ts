import * as z from 'zod/mini';

/**
 * Checks that a text is not too long, and says so in the words of every field.
 * @param limit in characters
 */
export const atMost = (limit: number) =>
  z.maxLength(limit, {
    // Not before it is said: a program's first number in a language's own form costs it 15 ms.
    error: () => `Please keep this to ${limit.toLocaleString('en-US')} characters`,
  });
