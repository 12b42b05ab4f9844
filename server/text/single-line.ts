/** Controls, line ends of every kind, and marks that turn the direction of text around. */
const breaksOut = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * What a visitor typed, as one line that cannot end a mail header, move a terminal's cursor or
 * reorder the text around it.
 */
export function toSingleLine(text: string): string {
  return text.replace(breaksOut, ' ').replace(/ {2,}/g, ' ').trim();
}

/** The same for text of several lines, whose line ends stay. */
export function toPlainLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(breaksOut, ' ').trimEnd());
}
