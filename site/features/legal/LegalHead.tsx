import type { LegalContent } from '../../../lib/content/schemas/legal.ts';
import { formatLongDate } from '../../text/dates.ts';
import { PlainHead } from '../../ui/PlainHead.tsx';
import './legal-head.css';

interface Props {
  content: Pick<LegalContent, 'inShort' | 'updated'>;
  title: string;
  summary: string;
  /** The date of the last change (ISO 8601). */
  updated: string;
}

/** A legal page's title, a summary in two sentences, and the date of its last change. */
export function LegalHead({ content, title, summary, updated }: Props) {
  return (
    <PlainHead title={title}>
      <p className="in-short">
        <strong>{content.inShort}</strong> {summary}
      </p>
      <p className="in-short-date type-small">
        {content.updated} <time dateTime={updated}>{formatLongDate(updated)}</time>
      </p>
    </PlainHead>
  );
}
