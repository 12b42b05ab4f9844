/** Sentences of the content, and which of them claim something of the firm. */
import { isAboutFirm, splitSentences } from '../../lib/content/check/figures.ts';
import { hoursFile } from '../../lib/content/schemas/hours.ts';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import type { ContentValue } from '../../lib/content/values.ts';

export interface Sentence {
  /** Where it is; without a line, the shipped text stands in for one that the file lacks. */
  value: Pick<ContentValue, 'name' | 'field'> & { line?: number };
  text: string;
  /** Whether it says something of the firm that may be true of one firm only. */
  isClaim: boolean;
}

/** With fewer words, a text is a name, a button or a tag. */
const minWords = 4;
const wordPattern = /\p{L}[\p{L}’'-]*/gu;
const address = /^(?:https?:|\/|mailto:)/;

const wordsFile = 'words.yaml';
/** The words that promise something, as shipped. A firm may keep the others: buttons, labels, hints and errors. */
const { form, booking } = shippedWords;
const promises = new Map([
  ['form.home.success.description', form.home.success.description],
  ['form.contact.success.description', form.contact.success.description],
  ['form.sent.call.length', form.sent.call.length],
  ['form.sent.call.text', form.sent.call.text],
  ['booking.pages.pick.description', booking.pages.pick.description],
  ['booking.pages.none.description', booking.pages.none.description],
]);
const getPath = ({ field }: Sentence['value']) => field.join('.');

/** @returns the sentences of these values, headings included */
export const listSentences = (values: readonly ContentValue[]): Sentence[] =>
  values.flatMap((value) => {
    const isPromise = value.name === wordsFile && promises.has(getPath(value));
    return splitSentences(value)
      .filter(({ text }) => isPromise || isSentence(text))
      .map((sentence) => ({
        value,
        text: sentence.text,
        isClaim: value.name === wordsFile ? isPromise : isClaim(value.name, sentence),
      }));
  });

const isSentence = (text: string) =>
  !address.test(text) && (text.match(wordPattern)?.length ?? 0) >= minWords;

/** Counsel reads the legal pages, which have a flag of their own. */
const isClaim = (name: string, sentence: ReturnType<typeof splitSentences>[number]) =>
  !name.startsWith('legal/') && isAboutFirm(name, sentence);

/** @returns the words that promise something and are not in words.yaml, so that the shipped ones are shown */
export function listUnwrittenPromises(values: readonly ContentValue[]): Sentence[] {
  const written = new Set(values.filter(({ name }) => name === wordsFile).map(getPath));
  const takesCalls = values.some(({ name }) => name === hoursFile);
  return [...promises]
    .filter(([path]) => !written.has(path) && (takesCalls || !path.startsWith('booking.')))
    .map(([path, text]) => ({
      value: { name: wordsFile, field: path.split('.') },
      text,
      isClaim: true,
    }));
}
