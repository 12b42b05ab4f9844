/** Where an article speaks of the firm, its figures are claims or terms (docs/product.md, Claims and samples). */
import { claimsSchema, figureOf } from '../../lib/content/schemas/claims.ts';
import { namesUnder, readPosts, readYaml, yamlLines } from './content.ts';

const firm = /\b(?:we|our|ours|us)\b|\{brand\}/i;
const measured =
  /(?:under )?\d[\d,.]*\+? ?(?:%|percent|(?:business )?(?:hours?|days?|weeks?|months?|years?))(?!\w)/gi;
/** What others say stands in quotation marks, in block quotes and in tables. */
const said = /“[^”]*”|^(?:>|\|).*$/gm;

/** @returns a sentence for each figure that the firm gives of itself in a post and that nothing backs */
export function firmFigureErrors(): string[] {
  const known = new Set(
    [
      ...readYaml('claims.yaml', claimsSchema).map(figureOf),
      ...namesUnder('.yaml', 'services/')
        .flatMap(yamlLines)
        .flatMap(({ text }) => figuresIn(text)),
    ].map(plain),
  );
  return [...readPosts('posts'), ...readPosts('articles')].flatMap(({ file, summary, body }) =>
    [summary, ...body.replace(said, '').split('\n')]
      .flatMap(splitSentences)
      .filter((sentence) => firm.test(sentence))
      .flatMap((sentence) =>
        figuresIn(sentence)
          .filter((figure) => !known.has(plain(figure)))
          .map((figure) => `${file}: '${figure}' is no claim and no term: ${sentence}`),
      ),
  );
}

/** @returns the sentences of a text, each with its end mark */
const splitSentences = (text: string) => text.split(/(?<=[.?!][”’"]?)\s+/);

const figuresIn = (text: string): string[] => text.match(measured) ?? [];

/** One spelling for each figure: 85 percent and 85%, 1 days and 1 day. */
const plain = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/ ?percent$/, '%')
    .replace(/s$/, '');
