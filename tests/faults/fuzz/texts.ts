/** Texts that people, bots and attackers enter. */
import fc from 'fast-check';

/** Texts that are known to break forms. */
const hostileTexts = [
  ...['', ' ', '\0', '\ud800', '\u202egnp.exe', 'ａ\u0301'.repeat(60), '👩‍👩‍👧‍👦'.repeat(30)],
  ...['\r\nBcc: everybody@evil.example', '\u2028Bcc: x@evil.example'],
  ...['=HYPERLINK("https://evil.example","x")', '+1 214 555 0142', '-2+3+cmd|" /C calc"!A0'],
  ...['@SUM(1+1)', '\t=1+1', '＝1+1', '"quoted", and, commas\n"'],
  ...['Ada\r\n\r\n<h1>injected</h1>', '<script>alert(1)</script>'],
  ...['"><img src=x onerror=alert(1)>', '{{{name}}}', '{{#lines}}', "'; drop table leads; --"],
  ...['%00%0d%0a', '__proto__', 'constructor', '../../etc/passwd', 'null', '[object Object]'],
  ...['FX-2345-6789', 'x'.repeat(121), 'x'.repeat(5001)],
];

export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 4900, maxLength: 5100 }) },
);

/** Text that is valid in a header. */
export const headerText = text.map((value) =>
  value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 300),
);

/** Any JSON value in place of a text. */
export const anyValue = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));

/** The valid value, another one, or undefined. */
export const mostly = <Value>(meant: Value) =>
  fc.oneof(
    { weight: 16, arbitrary: fc.constant<unknown>(meant) },
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
