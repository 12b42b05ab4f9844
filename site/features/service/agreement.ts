import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { fill } from '../../text/sentences.ts';
import type { Sheet } from '../tools/word-document.ts';

export const getAgreementPath = ({ id }: Pick<Service, 'id'>): string =>
  `/services/files/${id}-agreement.docx`;

/**
 * Sets a service's terms as an agreement for counsel to review, so that page and agreement say the same.
 * @returns undefined if the firm offers none
 */
export function createAgreement(
  { name, terms }: Pick<Service, 'name' | 'terms'>,
  { agreement: copy, terms: names }: ServicesPage['detail'],
): Sheet | undefined {
  if (!copy) return undefined;
  const { guarantee, example } = terms;
  const toSection = (title: string, ...texts: string[]): Sheet['blocks'] => [
    { kind: 'heading', text: title },
    ...texts.map((text) => ({ kind: 'text' as const, text })),
  ];
  return {
    title: fill(copy.title, { service: name }),
    blocks: [
      { kind: 'text', text: copy.note },
      ...copy.parties.map((text) => ({ kind: 'text' as const, text: `${text}\n` })),
      ...toSection(names.price, terms.price, `${names.example} ${example.given}`),
      {
        kind: 'table',
        rows: [...example.rows, example.total].map(({ what, amount }) => [what, amount]),
      },
      ...toSection(names.paid, terms.paid),
      ...toSection(
        names.guarantee,
        ...(['covers', 'excludes', 'lasts'] as const).map(
          (part) => `${names[part]}: ${guarantee[part]}`,
        ),
      ),
      ...(['conversion', 'notice', 'who', 'weekOne'] as const).flatMap((part) =>
        toSection(names[part], terms[part]),
      ),
      ...terms.clauses.flatMap(({ title, text }) => toSection(title, text)),
      ...copy.signatures.map((text) => ({ kind: 'text' as const, text: `\n${text}\n` })),
    ],
  };
}
