import type { LegalContent } from '../../../contracts/content/legal.ts';
import { longDate } from '../../text/long-date.ts';
import { PlainHead } from '../../ui/PlainHead.tsx';
import './legal-head.css';

interface Props {
  content: Pick<LegalContent, 'inShort' | 'updated'>;
  title: string;
  summary: string;
  /** The day of the last change, as ISO 8601 writes it. */
  updated: string;
}

/** A legal page's name, the whole of it in two sentences, and how old it is. */
export function LegalHead({ content, title, summary, updated }: Props) {
  return (
    <PlainHead title={title}>
      <p className="in-short">
        <strong>{content.inShort}</strong> {summary}
      </p>
      <p className="in-short-date type-small">
        {content.updated} <time dateTime={updated}>{longDate(updated)}</time>
      </p>
    </PlainHead>
  );
}
