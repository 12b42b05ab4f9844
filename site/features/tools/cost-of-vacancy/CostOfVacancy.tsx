import { useRef } from 'react';
import type { Claim } from '../../../../lib/content/schemas/claims.ts';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/cost-of-vacancy.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { DaysCompared } from './DaysCompared.tsx';
import { useVacancy } from './use-vacancy.ts';
import { VacancyFields } from './VacancyFields.tsx';
import { VacancySum } from './VacancySum.tsx';
import '../../../ui/one-sheet.css';
import './cost-of-vacancy.css';

interface Props {
  content: Pick<CostOfVacancyContent, 'fields' | 'example' | 'form' | 'sum' | 'chart'>;
  /** The firm's own days, from the claims. */
  ours: Pick<Claim, 'value' | 'unit'>;
}

/** The calculator: the visitor's figures, the sum with them in it, and their days beside ours. */
export function CostOfVacancy({ content, ours }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const vacancy = useVacancy(form, content.example.figures);
  const { figures, cost } = vacancy;
  return (
    <>
      <div className="vacancy one-sheet on-paper">
        <div className="frame vacancy-halves">
          <VacancyFields ref={form} content={content} vacancy={vacancy} />
          <VacancySum words={content.sum} figures={figures} cost={cost} />
        </div>
        <RightRail />
      </div>
      <DaysCompared words={content.chart} ours={ours} yours={figures.days} />
    </>
  );
}
