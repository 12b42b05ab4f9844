import region from 'virtual:region';
import words from 'virtual:words/form';
import { type InputEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import {
  type Call,
  type ConsultationField,
  type FieldDefinition,
  type FormName,
  getAdvice,
  getCall,
  getFields,
  nameField,
} from '../../../lib/forms/consultation.ts';
import { consultationEndpoints } from '../../../lib/forms/endpoints.ts';
import { formatMoment, getReplyTime, type Office } from '../../../lib/forms/reply-time.ts';
import { getEndpointUrl } from '../../request.ts';
import { storageKeys } from '../../storage.ts';
import { fillCount } from '../../text/counts.ts';
import { fill } from '../../text/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusKept } from '../../ui/form-hooks.ts';
import { useAttachedBrief } from './attached-brief.ts';
import { ConsultationFoot, ConsultationOutcome, type PrivacyNote } from './ConsultationFoot.tsx';
import { FormField, getFieldId, isWide, OwnFormField } from './FormFields.tsx';
import { type Errors, useConsultation } from './use-consultation.ts';
import './consultation.css';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { SentRequest } from './SentRequest.tsx';

interface Props extends PrivacyNote {
  /** Each form has its own endpoint, messages and toasts. */
  form: FormName;
  /** Path of the page that holds the form. */
  page: string;
  messageHint: string;
  /** Own fields of the firm. */
  ownFields: readonly OwnField[];
  office: Office;
  /** Lengths of the calls. */
  minutes: Record<Call, number>;
}

/**
 * The consultation form. Until it is hydrated, it is a plain post, which the server checks and answers with the page
 * form-result: the browser's own check would show errors in its own look.
 */
export function ConsultationForm({
  form,
  page,
  messageHint,
  ownFields,
  office,
  minutes,
  ...foot
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  const consultation = useConsultation({ form, page, ownFields }, element);
  const { register, errors, missed, outcome, offer, folded, submitting } = consultation;
  const stepsId = useId();
  const call = getCall(form);
  const { brief, detach } = useAttachedBrief(outcome?.sent === true, () =>
    consultation.unregister('brief'),
  );
  useFocusKept(element, submitting);
  const confirmation = useRef<HTMLParagraphElement>(null);
  // The content above the confirmation changes height until the form and the brief are reset.
  const settled = outcome?.sent === true && !submitting && brief === null;
  useEffect(() => {
    if (!settled) return;
    // Shows all of it if it fits, and the reference in any case.
    element.current?.scrollIntoView({ block: 'nearest' });
    confirmation.current?.focus();
  }, [settled]);

  /** Also removes the button, so the focus moves to the message, which is required again. */
  function removeBrief(): void {
    detach();
    document.getElementById(getFieldId('message'))?.focus();
  }

  function sendAnother(): void {
    flushSync(consultation.unfold);
    document.getElementById(getFieldId('name'))?.focus();
  }

  return (
    <>
      <form
        ref={element}
        className="consultation relative container"
        method="post"
        action={getEndpointUrl(consultationEndpoints[form])}
        noValidate
        data-kept={storageKeys.attachedBrief}
        onSubmit={consultation.submit}
        onInput={consultation.noteInput}
        onPointerDown={() => element.current?.setAttribute('data-pointer', '')}
        onPaste={consultation.noteManualInput}
        onKeyDown={(event) => {
          consultation.noteManualInput();
          if (event.key === 'Tab') element.current?.removeAttribute('data-pointer');
          if (event.key === 'Enter') focusNextField(event);
        }}
      >
        {folded && outcome?.receivedAt !== undefined && (
          <SentRequest
            id={stepsId}
            call={words.sent.calls[call]}
            length={fill(words.sent.length, { count: String(minutes[call]) })}
            reference={outcome.reference}
            received={formatMoment(outcome.receivedAt, region)}
            reply={formatMoment(getReplyTime(outcome.receivedAt, office), region)}
          />
        )}
        {missed && <ConsultationErrors errors={missed} ownFields={ownFields} />}
        <div className="consultation-fields" hidden={folded}>
          {selectFields(form, brief).map((field) => {
            const error = errors[field.name]?.message;
            return (
              <FormField
                key={field.name}
                field={field}
                messageHint={messageHint}
                {...register(field.name)}
                defaultValue={field.attached && brief !== null ? brief : undefined}
                error={error}
                advice={getAdvice(field, form, error)}
                onInput={field.kind === 'multiline' ? growWithText : undefined}
              />
            );
          })}
          {brief !== null && (
            <p className="field-wide">
              <Button weight="quiet" small onClick={removeBrief}>
                {words.leaveBriefOut}
              </Button>
            </p>
          )}
          {ownFields.map((field) => (
            <div key={field.name} className={isWide(field) ? 'field-wide' : undefined}>
              <OwnFormField
                field={field}
                control={register(field.name)}
                error={errors[field.name]?.message}
              />
            </div>
          ))}
        </div>
        <ConsultationFoot
          page={page}
          book={words[form].book}
          submitting={submitting}
          sent={folded}
          {...foot}
        >
          <ConsultationOutcome outcome={outcome} confirmation={confirmation} stepsId={stepsId} />
        </ConsultationFoot>
      </form>
      {offer}
      {folded && (
        <p className="above-32">
          <Button weight="quiet" small onClick={sendAnother}>
            {words.sent.again}
          </Button>
        </p>
      )}
    </>
  );
}

/** @returns the fields to show. With an attached brief the message is optional. */
const selectFields = (form: FormName, brief: string | null): FieldDefinition<ConsultationField>[] =>
  getFields(words.fields, form)
    .map((field) => (field.waivedBy && brief !== null ? { ...field, required: false } : field))
    .filter(({ attached }) => !attached || brief !== null);

/** Resizes a text area in browsers without `field-sizing`. */
function growWithText({ currentTarget }: InputEvent<HTMLElement>): void {
  if (CSS.supports('field-sizing', 'content')) return;
  currentTarget.style.height = 'auto';
  currentTarget.style.height = `${currentTarget.scrollHeight}px`;
}

/** On virtual keyboards the Enter key says 'next', so it must not submit the form. */
function focusNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(hover: none)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('.field-control')];
  controls[controls.indexOf(target) + 1]?.focus();
}

interface ConsultationErrorsProps {
  errors: Errors;
  ownFields: readonly OwnField[];
}

/**
 * The errors of a submit in the order of the fields, with links to them. It takes the focus when it
 * appears.
 */
function ConsultationErrors({ errors, ownFields }: ConsultationErrorsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const fields = [...getFields(words.fields), ...ownFields];
  const invalid = fields.filter(({ name }) => errors[name]);
  return (
    <ErrorSummary ref={ref} heading={fillCount(words.errors, invalid.length)}>
      {invalid.map(({ name, label }) => (
        <ErrorSummaryItem
          key={name}
          fieldId={getFieldId(name)}
          message={nameField(label, errors[name]?.message ?? '')}
          onChoose={goToField}
        />
      ))}
    </ErrorSummary>
  );
}

/** Scrolls to the field and its label: after a mere focus, the sticky header would cover the label. */
function goToField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
}
