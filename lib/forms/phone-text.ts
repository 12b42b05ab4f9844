/** Phone numbers as people type and paste them (docs/product.md, Consultation form). */

/** Marks that contacts and office programs add: of direction, of joining, byte order, soft hyphens. */
const invisible = /[\p{Cf}\p{DI}]+/gu;
/** A label, the number, and an extension. Each begins with what the part before it cannot contain: this is linear. */
const phonePattern =
  /^(?:\p{L}{1,20}(?:[.:]{1,2} ?| ))?(?<number>\(?\+?[\d ()./-]*)(?:[,;#\p{L}][ \p{L}#.:=]*(?<extension>\d{1,7}))?$/u;
/** From a local number of a small country to 15 digits (ITU-T E.164) after the international prefix 011. */
const [minDigits, maxDigits] = [5, 18];

/** @returns the text without invisible characters, and with plain digits and signs */
export const removeInvisible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    // Arabic and Persian digits end with their value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** @returns the text without invisible characters, and with plain spaces and hyphens */
export const normalizePhone = (text: string): string =>
  removeInvisible(text)
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** @returns the parts of a phone number; undefined if the text cannot be one */
export function parsePhone(text: string): { digits: string; extension?: string } | undefined {
  const { number = '', extension } = phonePattern.exec(text)?.groups ?? {};
  const digits = number.replace(/[^\d+]/g, '');
  const { length } = digits.replace('+', '');
  if (length < minDigits || length > maxDigits) return undefined;
  return { digits, ...(extension && { extension }) };
}
