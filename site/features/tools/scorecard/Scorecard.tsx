import { type ReactNode, useEffect, useId, useRef } from 'react';
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/tools.ts';
import { range } from '../../../drawing/numbers.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { storageKeys } from '../../../storage.ts';
import { fill } from '../../../text/sentences.ts';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { DisclosureRow } from '../../../ui/DisclosureRow.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import type { LetterheadFirm } from '../../../ui/Letterhead.tsx';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { ToolForm } from '../ToolForm.tsx';
import { Cards } from './Cards.tsx';
import {
  addDefaults,
  getAskerField,
  getFieldName,
  getMeaningField,
  mustHaveParts,
  readQuestions,
  roleField,
} from './cards.ts';
import './scorecard.css';

interface Props {
  content: Pick<ScorecardContent, 'form' | 'scores' | 'example' | 'cards'>;
  firm: LetterheadFirm;
  /** Under the form, or after the cards. */
  children?: ReactNode;
}

/** The must-haves of a role, stored in the visitor's browser, and the cards they make. */
export function Scorecard({ content, firm, children }: Props) {
  const { form: copy, scores } = content;
  const { form, typed, keeping, keep, ...deletion } = useKeptForm(storageKeys.scorecard);

  const questions = readQuestions(typed);

  const renderField = (name: string, { label, hint }: { label: string; hint?: string }) => (
    <Field
      key={name}
      id={`card-${name}`}
      name={name}
      label={label}
      hint={hint}
      unmarked
      multiline={!/^(?:role|judge|asker)/.test(name)}
      autoComplete="off"
      value={typed[name] ?? ''}
      onChange={({ target }) => keep(name, target.value)}
    />
  );

  const mustHaves = range(maxMustHaves).map((index) => {
    const names = mustHaveParts.map((part) => getFieldName(part, index));
    return (
      <MustHave
        key={index}
        title={fill(copy.mustHave, { number: String(index + 1) })}
        isFirst={index === 0}
        isUsed={names.some((name) => typed[name])}
      >
        {mustHaveParts.map((part) => renderField(getFieldName(part, index), copy[part]))}
      </MustHave>
    );
  });

  return (
    <div className="tool on-paper">
      <div className="frame tool-halves">
        <ToolForm
          tool="scorecard"
          copy={copy}
          form={form}
          kept={storageKeys.scorecard}
          notes={<p className="above-12 measure-34">{copy.note}</p>}
          fields={
            <>
              {renderField(roleField, copy.role)}
              {mustHaves.slice(0, 1)}
              <div>{mustHaves.slice(1)}</div>
              {questions.length > 0 && (
                <fieldset className="columns align-start above-32">
                  <legend className="type-h3">{copy.questions}</legend>
                  <p className="above-12 measure-34">{copy.asker}</p>
                  {questions.map(({ title }, index) =>
                    renderField(getAskerField(index), { label: title }),
                  )}
                </fieldset>
              )}
              <fieldset className="scorecard-scale columns align-start above-32">
                <legend className="type-h3">{copy.scale}</legend>
                {scores.map(({ score, meaning }) =>
                  renderField(getMeaningField(score), { label: String(score), hint: meaning }),
                )}
              </fieldset>
            </>
          }
        >
          <DeleteKept copy={copy} {...deletion} />
          <KeptNote keeping={keeping} copy={copy} />
        </ToolForm>
        <Cards content={content} firm={firm} values={addDefaults(typed, content)} />
        {children}
      </div>
      <RightRail />
    </div>
  );
}

interface MustHaveProps {
  title: string;
  isFirst: boolean;
  /** Whether one of its fields has text. */
  isUsed: boolean;
  children: ReactNode;
}

/** A must-have's fields. All but the first are closed until they are used. */
function MustHave({ title, isFirst, isUsed, children }: MustHaveProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const titleId = useId();
  // Not the `open` property: the browser changes it too, and emptied fields stay open.
  useEffect(() => {
    if (isUsed && details.current) details.current.open = true;
  }, [isUsed]);
  if (isFirst) {
    return (
      <fieldset className="columns align-start above-32">
        <legend className="type-h3">{title}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details ref={details} className="disclosure" aria-labelledby={titleId}>
      <DisclosureRow id={titleId} title={title} />
      <div className="pad-top-8 pad-bottom-32 columns">{children}</div>
    </details>
  );
}
