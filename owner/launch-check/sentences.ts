/** Lists the sentences of the content, and tells which of them say something about the firm. */
import { wordsFile } from '../../lib/content/schemas/firm-words.ts';
import { hoursFile } from '../../lib/content/schemas/hours.ts';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import type { ContentValue } from '../../lib/content/values.ts';
import { isAboutFirm, splitSentences } from './firm-sentences.ts';

export interface Sentence {
  /** Where it is. Without a line, the file lacks the text and the site shows the shipped one. */
  value: Pick<ContentValue, 'name' | 'field'> & { line?: number };
  text: string;
  /** Whether it says something about the firm that need not be true of another one. */
  isClaim: boolean;
}

/** A shorter text is a name, a button or a tag. */
const minWords = 4;
const wordPattern = /\p{L}[\p{L}’'-]*/gu;
const urlStart = /^(?:https?:|\/|mailto:)/;

/** The shipped words that promise something. A firm may keep the others: buttons, labels, hints and errors. */
const { form, booking } = shippedWords;
const promises = new Map([
  ['form.home.success.description', form.home.success.description],
  ['form.contact.success.description', form.contact.success.description],
  ['form.career.success.description', form.career.success.description],
  ['form.sent.calls.consultation.text', form.sent.calls.consultation.text],
  ['form.sent.calls.career.text', form.sent.calls.career.text],
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
  !urlStart.test(text) && (text.match(wordPattern)?.length ?? 0) >= minWords;

/** Leaves out legal pages, which counsel reviews; the flag `reviewed` reports them. */
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
