import { type ReactNode, useEffect, useId, useRef } from 'react';
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { range } from '../../../drawing/numbers.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { storageKeys } from '../../../storage.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { DisclosureRow } from '../../../ui/DisclosureRow.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { Letterhead, type LetterheadFirm } from '../../../ui/Letterhead.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { track } from '../../analytics/events.ts';
import { ToolForm } from '../ToolForm.tsx';
import type { Card, ScorecardValues } from './cards.ts';
import {
  addDefaults,
  createCards,
  formatDebriefCsv,
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
}

/** The must-haves of a role, stored in the visitor's browser, and the cards they make. */
export function Scorecard({ content, firm }: Props) {
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
          notes={<p className="above-12 measure-34">{copy.note}</p>}
          fields={
            <>
              {renderField(roleField, copy.role)}
              {mustHaves.slice(0, 1)}
              <div>{mustHaves.slice(1)}</div>
              {questions.length > 0 && (
                <fieldset className="scorecard-group">
                  <legend className="type-h3">{copy.questions}</legend>
                  <p className="above-12 measure-34">{copy.asker}</p>
                  {questions.map(({ question }, index) =>
                    renderField(getAskerField(index), { label: question }),
                  )}
                </fieldset>
              )}
              <fieldset className="scorecard-group">
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
      <fieldset className="scorecard-group">
        <legend className="type-h3">{title}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details ref={details} className="disclosure" aria-labelledby={titleId}>
      <DisclosureRow id={titleId} title={title} />
      <div className="scorecard-more">{children}</div>
    </details>
  );
}

const fileName = 'debrief.csv';

/** A card for each interviewer; in print each has its own sheet. */
function Cards({ content, firm, values }: Props & { values: ScorecardValues }) {
  const { cards: copy, scores } = content;
  const cards = createCards(values);
  const meanings = scores.map(({ score }) => ({
    score,
    meaning: values[getMeaningField(score)] ?? '',
  }));
  function saveCsv(): void {
    // Without the byte order mark, Excel does not read the file as UTF-8.
    const text = `\ufeff${formatDebriefCsv(copy.columns, values)}`;
    saveFile(fileName, new Blob([text], { type: 'text/csv' }));
    track({ event: 'file_download', file: fileName, place: 'main' });
  }
  return (
    <section className="scorecard-cards tool-result on-lichen" aria-labelledby="cards-title">
      <div className="screen-only">
        <SectionHeading id="cards-title" look="type-tile">
          {copy.headline}
        </SectionHeading>
        <p className="tool-actions above-24 cluster">
          <Button small onClick={() => print()}>
            {copy.print}
          </Button>
          <Button weight="quiet" small onClick={saveCsv}>
            {copy.csv}
          </Button>
        </p>
      </div>
      <Judges values={values} name={content.form.mustHave} />
      {cards.length === 0 && <p>{copy.none}</p>}
      {cards.map((card) => (
        <InterviewerCard
          key={card.judge}
          card={card}
          title={fill(card.judge ? copy.title : content.form.unasked, {
            judge: card.judge,
            role: values[roleField] ?? '',
          })}
          copy={copy}
          meanings={meanings}
          firm={firm}
        />
      ))}
    </section>
  );
}

/** A ring for each must-have, which its judge fills. Without one it has the name of the must-have. */
const Judges = ({ values, name }: { values: ScorecardValues; name: string }) => (
  <ol className="scorecard-judges screen-only" aria-hidden="true">
    {range(maxMustHaves).map((index) => {
      const judge = values[getFieldName('judge', index)]?.trim();
      return (
        <li key={index} className={`scorecard-judge ${judge ? 'scorecard-judged' : 'quiet'}`}>
          <Unbroken text={judge || fill(name, { number: String(index + 1) })} />
        </li>
      );
    })}
  </ol>
);

interface CardProps {
  card: Card;
  title: string;
  copy: ScorecardContent['cards'];
  meanings: ScorecardContent['scores'];
  firm: LetterheadFirm;
}

function InterviewerCard({ card, title, copy, meanings, firm }: CardProps) {
  const titleId = useId();
  return (
    <article className="card on-chalk" aria-labelledby={titleId}>
      <Letterhead firm={firm} />
      <h3 id={titleId} className="card-title type-h3">
        {title}
      </h3>
      <p className="card-line above-16 quiet">{copy.candidate}</p>
      {card.mustHaves.map((mustHave) => (
        <section key={mustHave.outcome} className="card-must">
          <h4 className="card-outcome semibold">{mustHave.outcome}</h4>
          {(['counts', 'not'] as const).map(
            (part) =>
              mustHave[part] && (
                <p key={part}>
                  <strong>{`${copy[part]}:`}</strong> <span>{mustHave[part]}</span>
                </p>
              ),
          )}
          <p className="card-line above-16 quiet card-lines">{copy.questions}</p>
          <p className="card-line above-16 quiet card-lines">{copy.evidence}</p>
          <Score label={copy.score} meanings={meanings} />
        </section>
      ))}
      {card.questions.map(({ question, strong, weak }) => (
        <section key={question} className="card-must">
          <h4 className="card-outcome semibold">{question}</h4>
          <p>
            <strong>{`${copy.counts}:`}</strong> <span>{strong}</span>
          </p>
          <p>
            <strong>{`${copy.not}:`}</strong> <span>{weak}</span>
          </p>
          <p className="card-line above-16 quiet card-lines">{copy.evidence}</p>
          <Score label={copy.score} meanings={meanings} />
        </section>
      ))}
      <dl className="card-scale">
        {meanings.map(({ score, meaning }) => (
          <div key={score}>
            <dt>{score}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const Score = ({ label, meanings }: { label: string; meanings: CardProps['meanings'] }) => (
  <p className="card-score above-16 semibold cluster">
    {label}
    {meanings.map(({ score }) => (
      <span key={score} className="card-box">
        {score}
      </span>
    ))}
  </p>
);
