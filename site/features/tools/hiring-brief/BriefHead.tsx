import type { ReactNode } from 'react';
import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import { PlainHead } from '../../../ui/PlainHead.tsx';

interface Props {
  content: Pick<HiringBriefContent, 'headline' | 'lead' | 'questions'>;
  /** Beside the title. */
  children: ReactNode;
}

/** A numbered ring on the line for each question. */
export const BriefHead = ({ content: { headline, lead, questions }, children }: Props) => (
  <PlainHead
    title={headline}
    lead={lead}
    groupSizes={questions.map(() => 1)}
    groupNames={questions.map((_, index) => String(index + 1))}
    hasStations
  >
    {children}
  </PlainHead>
);

/** @returns the style that fills a question's ring once it has an answer; the first is the start of the line */
export const formatBriefStyle = ({ questions }: Pick<HiringBriefContent, 'questions'>): string =>
  questions
    .map((_, index) => {
      const ring = index === 0 ? '.row-ring' : `.drawn-ring:nth-of-type(${index})`;
      return `body:has(.brief-answered:nth-child(${index + 1})) .plain-head-run ${ring}`;
    })
    .join(',')
    .concat('{background:var(--stroke);fill:var(--stroke)}');
