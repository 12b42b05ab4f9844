import { useRef, useSyncExternalStore } from 'react';
import type { ConsultationForm as FormName } from '../../../contracts/consultation.ts';
import type { Link } from '../../../contracts/content/words.ts';
import { Field } from '../../ui/Field.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { ConsultationErrors } from './ConsultationErrors.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { ConsultationOutcome } from './ConsultationOutcome.tsx';
import { ConsultationTrap } from './ConsultationTrap.tsx';
import { ownConsultationCalls } from './consultation-address.ts';
import { consultationFieldList, fieldId } from './fields.ts';
import { growWithText } from './grow-with-text.ts';
import { SuccessLine } from './SuccessLine.tsx';
import { useConsultation } from './use-consultation.ts';
import './consultation-form.css';

interface Props {
  /** Which of the two forms: each has its own call, messages and toasts. */
  form: FormName;
  /** Path of the page that holds the form. */
  page: string;
  messageHint: string;
  /** What happens with the answers, beside the button. */
  note: string;
  privacyLink: Link;
}

const nothingToHear = () => () => {};

/**
 * The consultation form. Without a script, and until this one has run, it is a plain post to the
 * site's own call, answered by the page form-result.
 */
export function ConsultationForm({ form, page, messageHint, note, privacyLink }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const consultation = useConsultation(form, page, element);
  const { register, errors, missed, outcome, submitting } = consultation;
  const hydrated = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
  useFocusKept(element, submitting);

  return (
    <form
      ref={element}
      className="consultation"
      method="post"
      action={ownConsultationCalls[form]}
      noValidate={hydrated}
      onSubmit={consultation.submit}
      onFocus={consultation.prepare}
      onInput={consultation.noteInput}
      onPointerDown={() => element.current?.setAttribute('data-pointer', '')}
      onKeyDown={({ key }) => key === 'Tab' && element.current?.removeAttribute('data-pointer')}
    >
      {outcome?.sent && <SuccessLine />}
      {missed && <ConsultationErrors errors={missed} />}
      <div className="consultation-fields">
        {consultationFieldList.map((field) => (
          <Field
            key={field.name}
            {...field}
            {...register(field.name)}
            id={fieldId(field.name)}
            hint={field.multiline ? messageHint : undefined}
            error={errors[field.name]?.message}
            onInput={field.multiline ? growWithText : undefined}
          />
        ))}
      </div>
      <ConsultationTrap page={page} />
      <ConsultationFoot submitting={submitting} note={note} privacyLink={privacyLink}>
        <ConsultationOutcome outcome={outcome} />
      </ConsultationFoot>
    </form>
  );
}
