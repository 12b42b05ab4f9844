import { getRange, type HtmlElement, parsePart } from '../../text/html-source.ts';
import { plainText } from '../search/plain-text.ts';

/** A question and its answer, as plain text. */
export interface Answered {
  question: string;
  answer: string;
}

/** One question does not make a page of questions and answers. */
const fewestQuestions = 2;

/**
 * The questions that an article asks in its headings, each with the text under it.
 *
 * @param rendered what the renderer made of the Markdown
 * @returns undefined where the article is not written as questions and answers
 */
export function questionsIn(rendered: string): readonly Answered[] | undefined {
  const headings = parsePart(rendered).filter(({ tagName }) => /^h[23]$/.test(tagName));
  const found = headings.flatMap((heading, index): Answered[] => {
    const { inside, end } = getRange(heading);
    const name = plainText(rendered.slice(inside.start, inside.end));
    if (!name.endsWith('?')) return [];
    return [
      { question: name, answer: plainText(rendered.slice(end, startOf(headings[index + 1]))) },
    ];
  });
  return found.length < fewestQuestions ? undefined : found;
}

/** The notes at the end stand in a section of their own, with a heading. */
const startOf = (heading: HtmlElement | undefined) => heading && getRange(heading).start;
