import { getRange, type HtmlElement, parsePart } from '../../text/html-source.ts';
import { toPlainText } from '../search/plain-text.ts';

/** A question and its answer, as plain text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Search engines expect more than one question on a page of questions. */
const minQuestions = 2;

/**
 * Finds the questions in an article's headings, with the text under them.
 *
 * @param rendered HTML from the Markdown renderer
 * @returns undefined if the article has fewer than two
 */
export function findQuestions(rendered: string): readonly AnsweredQuestion[] | undefined {
  const headings = parsePart(rendered).filter(({ tagName }) => /^h[23]$/.test(tagName));
  const questions = headings.flatMap((heading, index): AnsweredQuestion[] => {
    const { inside, end } = getRange(heading);
    const name = toPlainText(rendered.slice(inside.start, inside.end));
    if (!name.endsWith('?')) return [];
    return [
      { question: name, answer: toPlainText(rendered.slice(end, getStart(headings[index + 1]))) },
    ];
  });
  return questions.length < minQuestions ? undefined : questions;
}

/** An answer ends at the next heading; the notes have one too. */
const getStart = (heading: HtmlElement | undefined) => heading && getRange(heading).start;
