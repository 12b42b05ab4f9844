import type { Ref } from 'react';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/cost-of-vacancy.ts';
import { vacancyParameters } from '../../../../lib/forms/endpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useHydrated } from '../../../ui/form-hooks.ts';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { useVacancy } from './use-vacancy.ts';

interface Props {
  content: Pick<CostOfVacancyContent, 'fields' | 'example' | 'form'>;
  vacancy: ReturnType<typeof useVacancy>;
  ref: Ref<HTMLFormElement>;
}

/** The two figures without which there is no sum. */
const needed: readonly string[] = ['salary', 'days'];

/** The visitor's figures. The form is never sent. */
export function VacancyFields({ content, vacancy, ref }: Props) {
  const { fields, example, form } = content;
  const { shown, texts } = vacancy;
  const hydrated = useHydrated();
  return (
    <section className="vacancy-form" aria-labelledby="vacancy-form-title">
      <SectionHeading id="vacancy-form-title" look="type-h3">
        {form.headline}
      </SectionHeading>
      <p className="vacancy-note" role="status">
        {shown === 'nonsense' && <strong>{form.nonsense} </strong>}
        {shown !== 'given' && <span>{example.note}</span>}
      </p>
      <noscript>
        <p className="vacancy-note">{form.noScript}</p>
      </noscript>
      <form
        ref={ref}
        className="vacancy-fields"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        {vacancyParameters.map((name) => (
          <Field
            key={name}
            id={`vacancy-${name}`}
            name={name}
            type="amount"
            label={fields[name].label}
            hint={fields[name].hint}
            required={needed.includes(name)}
            autoComplete="off"
            value={texts[name]}
            error={vacancy.getError(name)}
            onChange={({ target }) => vacancy.change(name, target.value)}
            onBlur={() => vacancy.leave(name)}
          />
        ))}
      </form>
      <p className="vacancy-actions">
        <Button weight="quiet" small onClick={vacancy.clear}>
          {form.clear}
        </Button>
        <Button weight="quiet" small onClick={vacancy.showExample}>
          {form.example}
        </Button>
      </p>
      <KeptNote
        className="vacancy-kept type-small"
        keeping={hydrated ? 'kept' : 'unknown'}
        words={form}
      />
    </section>
  );
}
