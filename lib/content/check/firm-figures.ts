/** Figures of the firm in posts are claims or terms (docs/product.md, Claims and samples). */
import { readFilledYaml } from '../firm-files.ts';
import { claimsSchema, formatFigure } from '../schemas/claims.ts';
import { fieldTexts, namesUnder, readPosts } from './texts.ts';

const firm = /\b(?:we|our|ours|us)\b|\{brand\}/i;
const figure =
  /(?:under )?\d[\d,.]*\+? ?(?:%|percent|(?:business )?(?:hours?|days?|weeks?|months?|years?))(?!\w)/gi;
/** Quotation marks, block quotes and tables hold the words of others. */
const quotations = /“[^”]*”|^(?:>|\|).*$/gm;

/** @returns a sentence for each figure of the firm in a post that is neither a claim nor a term */
export function firmFigureErrors(): string[] {
  const figures = [
    ...readFilledYaml('claims.yaml', claimsSchema).map(formatFigure),
    ...namesUnder('.yaml', 'services/')
      .flatMap(fieldTexts)
      .flatMap(({ text }) => findFigures(text)),
  ];
  const known = new Set(figures.map(normalizeFigure));
  return readPosts().flatMap(({ file, summary, body }) =>
    [summary, ...body.replace(quotations, '').split('\n')]
      .flatMap((line) => line.split(/(?<=[.?!][”’"]?)\s+/))
      .filter((sentence) => firm.test(sentence))
      .flatMap((sentence) =>
        findFigures(sentence)
          .filter((text) => !known.has(normalizeFigure(text)))
          .map((text) => `${file}: '${text}' is no claim and no term: ${sentence}`),
      ),
  );
}

const findFigures = (text: string): string[] => text.match(figure) ?? [];

/** One spelling for each figure: 85 percent and 85%, 1 days and 1 day. */
const normalizeFigure = (text: string) =>
  text
    .toLowerCase()
    .replace(/ ?percent$/, '%')
    .replace(/s$/, '');
