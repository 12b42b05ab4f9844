import { type HtmlElement, partElements, placeOf } from '../../text/html-source.ts';
import { toPlainText } from '../search/plain-text.ts';

/** A question and its answer, as plain text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** One question does not make a page of questions and answers. */
const minQuestions = 2;

/**
 * The questions that an article asks in its headings, each with the text under it.
 *
 * @param rendered what the renderer made of the Markdown
 * @returns undefined where the article is not written as questions and answers
 */
export function findQuestions(rendered: string): readonly AnsweredQuestion[] | undefined {
  const headings = partElements(rendered).filter(({ tagName }) => /^h[23]$/.test(tagName));
  const questions = headings.flatMap((heading, index): AnsweredQuestion[] => {
    const { inside, end } = placeOf(heading);
    const name = toPlainText(rendered.slice(inside.start, inside.end));
    if (!name.endsWith('?')) return [];
    return [
      { question: name, answer: toPlainText(rendered.slice(end, getStart(headings[index + 1]))) },
    ];
  });
  return questions.length < minQuestions ? undefined : questions;
}

/** The notes at the end stand in a section of their own, with a heading. */
const getStart = (heading: HtmlElement | undefined) => heading && placeOf(heading).start;
