import type { PluginFunction } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Longest encoded word, in characters (RFC 2047, section 2, allows 75 and a line 76). */
const maxWordChars = 52;
const encodeText = (text: string) => encodeWord(text, 'B', maxWordChars);
const looksEncoded = (text: unknown): text is string =>
  typeof text === 'string' && text.includes('=?');

/**
 * Encodes texts of headers in which a mail program could read an encoded word (RFC 2047), so that
 * `=?utf-8?Q?x?=` is shown as it was typed. Nodemailer takes a valid one for its caller's own and
 * leaves it, and only quotes it in a name, where most programs decode it all the same.
 */
export const encodeLookalikes: PluginFunction = ({ message }, done) => {
  if (message) {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) => {
      if (looksEncoded(value)) return encode(key, encodeText(value));
      const [only, ...more] = [value].flat();
      if (more.length > 0 || !hasEncodedName(only)) return encode(key, value);
      return encode(key, { ...only, name: 'x' }).replace(/^x/, encodeText(only.name));
    };
  }
  done();
};

/** An address whose name looks encoded. */
function hasEncodedName(value: unknown): value is { name: string; address: string } {
  return typeof value === 'object' && value !== null && 'name' in value && looksEncoded(value.name);
}
