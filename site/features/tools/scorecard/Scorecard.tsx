import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { storageKeys } from '../../../../lib/forms/endpoints.ts';
import { range } from '../../../drawing/numbers.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { fill } from '../../../text/sentences.ts';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { Cards } from './Cards.tsx';
import { addDefaults, getFieldName, getMeaningField, mustHaveParts, roleField } from './cards.ts';
import '../../../ui/one-sheet.css';
import './scorecard.css';

interface Props {
  content: Pick<ScorecardContent, 'form' | 'scores' | 'example' | 'cards'>;
}

/** The must-haves of a role, and the cards they make; kept in the visitor's own browser. */
export function Scorecard({ content }: Props) {
  const { form: words, scores, cards } = content;
  const { form, typed: written, keeping, keep, ...deletion } = useKeptForm(storageKeys.scorecard);

  const field = (name: string, { label, hint }: { label: string; hint?: string | undefined }) => (
    <Field
      key={name}
      id={`card-${name}`}
      name={name}
      label={label}
      {...(hint && { hint })}
      unmarked
      multiline={!/^(?:role|judge)/.test(name)}
      autoComplete="off"
      value={written[name] ?? ''}
      onChange={({ target }) => keep(name, target.value)}
    />
  );

  return (
    <div className="scorecard one-sheet on-paper">
      <div className="frame scorecard-halves">
        <section className="scorecard-form" aria-labelledby="scorecard-form-title">
          <SectionHeading id="scorecard-form-title" look="type-h3">
            {words.headline}
          </SectionHeading>
          <p className="scorecard-note">{words.note}</p>
          <KeptNote className="scorecard-note" keeping={keeping} words={words} />
          <noscript>
            <p className="scorecard-note">{words.noScript}</p>
          </noscript>
          <form
            ref={form}
            className="scorecard-fields"
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            {field(roleField, words.role)}
            {range(maxMustHaves).map((index) => (
              <fieldset key={index} className="scorecard-group">
                <legend className="type-h3">
                  {fill(words.mustHave, { number: String(index + 1) })}
                </legend>
                {mustHaveParts.map((part) => field(getFieldName(part, index), words[part]))}
              </fieldset>
            ))}
            <fieldset className="scorecard-group">
              <legend className="type-h3">{words.scale}</legend>
              {scores.map(({ score, meaning }) =>
                field(getMeaningField(score), { label: String(score), hint: meaning }),
              )}
            </fieldset>
          </form>
          <DeleteKept words={words} {...deletion} />
        </section>
        <Cards words={cards} scores={scores} written={addDefaults(written, content)} />
      </div>
      <RightRail />
    </div>
  );
}
