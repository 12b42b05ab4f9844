import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import { storageKeys } from '../../../../lib/forms/endpoints.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { BriefSheet } from './BriefSheet.tsx';
import '../../../ui/one-sheet.css';
import './hiring-brief.css';

interface Props {
  content: Pick<HiringBriefContent, 'questions' | 'form' | 'sheet'>;
}

/** Ten questions, and the page that their answers make, kept in the visitor's own browser. */
export function HiringBrief({ content }: Props) {
  const { questions, form: words, sheet } = content;
  const { form, typed: answers, keeping, keep, ...deletion } = useKeptForm(storageKeys.brief);

  return (
    <div className="brief one-sheet on-paper">
      <div className="frame brief-halves">
        <section className="brief-form" aria-labelledby="brief-form-title">
          <SectionHeading id="brief-form-title" look="type-h3">
            {words.headline}
          </SectionHeading>
          <KeptNote className="brief-kept" keeping={keeping} words={words} />
          <noscript>
            <p className="brief-kept">{words.noScript}</p>
          </noscript>
          <form
            ref={form}
            className="brief-fields"
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            {questions.map(({ id, question, hint }, index) => (
              <Field
                key={id}
                id={`brief-${id}`}
                name={id}
                multiline
                unmarked
                autoComplete="off"
                label={`${index + 1}. ${question}`}
                hint={hint}
                value={answers[id] ?? ''}
                onChange={({ target }) => keep(id, target.value)}
              />
            ))}
          </form>
          <DeleteKept words={words} {...deletion} />
        </section>
        <BriefSheet words={sheet} questions={questions} answers={answers} />
      </div>
      <RightRail />
    </div>
  );
}
