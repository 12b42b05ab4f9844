import { z } from 'zod';

/** Origins of pages, such as `https://www.firm.example`, with commas between them. */
export const originsSetting = z.string().transform((text, context): string[] => {
  const given = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const origins = given.map((each) => URL.parse(each)?.origin);
  if (
    given.every((each, index) => /^https?:/.test(each) && each.toLowerCase() === origins[index])
  ) {
    return [...new Set(given.map((each) => each.toLowerCase()))];
  }
  const message =
    'must be origins with commas between them, such as https://www.firm.example, without a path';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
