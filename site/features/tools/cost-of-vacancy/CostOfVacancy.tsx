import { useRef } from 'react';
import type { Claim } from '../../../../lib/content/schemas/claims.ts';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/tools.ts';
import { vacancyParameters } from '../../../../lib/forms/query-parameters.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { keptInAddress } from '../../../storage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useHydrated } from '../../../ui/form-hooks.ts';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { Letterhead, type LetterheadFirm } from '../../../ui/Letterhead.tsx';
import { ToolForm } from '../ToolForm.tsx';
import { DaysCompared } from './DaysCompared.tsx';
import { useVacancy } from './use-vacancy.ts';
import { VacancySum } from './VacancySum.tsx';
import './cost-of-vacancy.css';

interface Props {
  content: Pick<CostOfVacancyContent, 'headline' | 'fields' | 'example' | 'form' | 'sum' | 'chart'>;
  /** The firm's own days, from the claims. Without them nothing is compared. */
  ours: Pick<Claim, 'value' | 'unit'> | undefined;
  firm: LetterheadFirm;
}

/** Without these two figures there is no sum. */
const requiredFields: readonly string[] = ['salary', 'days'];

/** The calculator: the visitor's figures, the sum of them, and their days beside ours. Nothing is sent. */
export function CostOfVacancy({ content, ours, firm }: Props) {
  const { fields, example, form: copy } = content;
  const form = useRef<HTMLFormElement>(null);
  const vacancy = useVacancy(form, example.figures);
  const { figures, source, texts } = vacancy;
  const hydrated = useHydrated();
  return (
    <>
      <div className="tool vacancy on-paper">
        <div className="frame">
          <Letterhead firm={firm} title={content.headline} />
        </div>
        <div className="frame tool-halves">
          <ToolForm
            tool="vacancy"
            copy={copy}
            form={form}
            kept={keptInAddress}
            notes={
              <p className="above-12 measure-34" role="status">
                {source === 'nonsense' && <strong>{copy.nonsense} </strong>}
                {source !== 'visitor' && <span>{example.note}</span>}
              </p>
            }
            fields={vacancyParameters.map((name) => (
              <Field
                key={name}
                id={`vacancy-${name}`}
                name={name}
                type="amount"
                label={fields[name].label}
                hint={fields[name].hint}
                required={requiredFields.includes(name)}
                autoComplete="off"
                value={texts[name]}
                error={vacancy.getError(name)}
                onChange={({ target }) => vacancy.change(name, target.value)}
                onBlur={() => vacancy.leave(name)}
              />
            ))}
          >
            <p className="above-32 cluster">
              <Button weight="quiet" small onClick={vacancy.clear}>
                {copy.clear}
              </Button>
              <Button weight="quiet" small onClick={vacancy.showExample}>
                {copy.example}
              </Button>
            </p>
            <KeptNote keeping={hydrated ? 'kept' : 'unknown'} copy={copy} />
          </ToolForm>
          <VacancySum copy={content.sum} figures={figures} cost={vacancy.cost} />
        </div>
        <RightRail />
      </div>
      {ours && <DaysCompared copy={content.chart} ours={ours} yours={figures.days} />}
    </>
  );
}
