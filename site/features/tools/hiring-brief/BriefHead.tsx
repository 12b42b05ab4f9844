import type { ReactNode } from 'react';
import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import { PlainHead, StartRow } from '../../../ui/PlainHead.tsx';
import './hiring-brief.css';

interface Props {
  content: Pick<HiringBriefContent, 'headline' | 'lead' | 'questions'>;
  /** Beside the title. */
  children: ReactNode;
}

/** The page as the line writes it: a numbered row for each question, as long as the question. */
export function BriefHead({ content: { headline, lead, questions }, children }: Props) {
  const longest = Math.max(...questions.map(({ question }) => question.length));
  const rows = (
    <svg className="brief-rows" aria-hidden="true">
      {questions.map(({ id, question }, index) => {
        const y = `${(100 * (index + 0.5)) / questions.length}%`;
        const end = `${(100 * question.length) / longest}%`;
        return (
          <g key={id} className="brief-row">
            <line x2={end} y1={y} y2={y} />
            <text x={end} y={y} dx="0.75em" dy="0.35em">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
  return (
    <PlainHead
      title={headline}
      lead={lead}
      row={
        <>
          <StartRow />
          {rows}
        </>
      }
    >
      {children}
    </PlainHead>
  );
}

/** @returns the style in which a row of the head becomes the line once its question has an answer */
export const formatBriefStyle = ({ questions }: Pick<HiringBriefContent, 'questions'>): string =>
  questions
    .map((_, index) => {
      const nth = `:nth-child(${index + 1})`;
      return `body:has(.brief-answered${nth}) .brief-row${nth} line`;
    })
    .join(',')
    .concat('{stroke:var(--stroke);stroke-width:var(--line)}');
