import { type InputEvent, type KeyboardEvent, useRef } from 'react';
import {
  consultationFields,
  type ConsultationForm as FormName,
} from '../../../contracts/consultation.ts';
import { adviceOn } from '../../../contracts/consultation-field.ts';
import type { Link } from '../../../contracts/content/words.ts';
import { consultationCalls } from '../../../contracts/endpoints.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ConsultationErrors } from './ConsultationErrors.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { ConsultationOutcome, SuccessLine } from './ConsultationOutcome.tsx';
import { FormField } from './FormField.tsx';
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

/**
 * The consultation form. Without a script, and until this one has run, it is a plain post to the
 * site's own call, answered by the page form-result.
 */
export function ConsultationForm({ form, page, messageHint, note, privacyLink }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const consultation = useConsultation(form, page, element);
  const { register, errors, missed, outcome, submitting } = consultation;
  const hydrated = useHydrated();
  useFocusKept(element, submitting);

  return (
    <form
      ref={element}
      className="consultation"
      method="post"
      action={consultationCalls[form]}
      noValidate={hydrated}
      onSubmit={consultation.submit}
      onFocus={consultation.prepare}
      onInput={consultation.noteInput}
      onPointerDown={() => element.current?.setAttribute('data-pointer', '')}
      onKeyDown={(event) => {
        if (event.key === 'Tab') element.current?.removeAttribute('data-pointer');
        if (event.key === 'Enter') leadOn(event);
      }}
    >
      {outcome?.sent && <SuccessLine />}
      {missed && <ConsultationErrors errors={missed} />}
      <div className="consultation-fields">
        {consultationFields.map((field) => {
          const error = errors[field.name]?.message;
          return (
            <FormField
              key={field.name}
              field={field}
              messageHint={messageHint}
              {...register(field.name)}
              error={error}
              advice={adviceOn(field.name, form, error)}
              onInput={field.kind === 'multiline' ? growWithText : undefined}
            />
          );
        })}
      </div>
      <ConsultationFoot page={page} submitting={submitting} note={note} privacyLink={privacyLink}>
        <ConsultationOutcome outcome={outcome} />
      </ConsultationFoot>
    </form>
  );
}

/** Lets a text area grow where the browser does not do it by itself (`field-sizing`). */
function growWithText({ currentTarget }: InputEvent<HTMLElement>): void {
  if (CSS.supports('field-sizing', 'content')) return;
  currentTarget.style.height = 'auto';
  currentTarget.style.height = `${currentTarget.scrollHeight}px`;
}

/** On a keyboard under fingers the key says 'next', and must not send a form half answered. */
function leadOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (nativeEvent.isComposing || !matchMedia('(hover: none)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('.field-control')];
  controls[controls.indexOf(target) + 1]?.focus();
}
