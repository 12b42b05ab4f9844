/** Control characters, line separators and direction marks. */
const unsafeRun = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** The same, except for tabs and line ends, which output of several lines needs. */
const unsafeInOutput =
  /(?![\t\n]|\r\n)[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** @returns a visitor's text on one line, safe for mail headers and terminals */
export function toSingleLine(text: string): string {
  // Mail programs decode `=?…?=` in a header (RFC 2047).
  return text.replaceAll('=?', '= ?').replace(unsafeRun, ' ').replace(/ {2,}/g, ' ').trim();
}

/** @returns the lines of a visitor's text, each without unsafe characters */
export function toPlainLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(unsafeRun, ' ').trimEnd());
}

/** As in JSON, so that escaped JSON keeps its meaning. */
const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @returns the text with each unsafe character written as `\u001b` */
export const escapeText = (text: string): string => text.replace(unsafeInOutput, escapeCharacter);

/** @returns the same on one line */
export const escapeLine = (text: string): string =>
  escapeText(text).replace(/[\t\r\n]/g, escapeCharacter);
