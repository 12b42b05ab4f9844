import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { ConsultationForm, ConsultationRequest } from '../../../contracts/consultation.ts';
import { byField } from '../../../contracts/consultation-field.ts';
import { consultationAdvice, consultationOutcomes } from '../../../contracts/outcomes.ts';
import { prepareToasts, showToast } from '../../ui/toasts/toasts.ts';
import type { Outcome } from './ConsultationOutcome.tsx';
import { ConsultationInstance } from './consultation-instance.ts';
import type { ConsultationInput } from './consultation-resolver.ts';
import { ConsultationError, postConsultation } from './post-consultation.ts';
import { useMissedFields } from './use-missed-fields.ts';

const loadResolver = () => import('./consultation-resolver.ts');
const loadReport = () => import('../analytics/report-lead.ts');

/** Fetches what the first submit will need, as soon as someone begins to answer. */
function prepare(): void {
  Promise.all([loadResolver(), loadReport()]).catch(() => {});
  prepareToasts();
}

/** A lead that cannot be counted is a lead all the same. */
function report(form: ConsultationForm, fields: ConsultationRequest): void {
  loadReport()
    .then(({ reportLead }) => reportLead(form, fields))
    .catch(() => {});
}

/**
 * The states of a consultation form (docs/product.md, Consultation form): idle, submitting, then success or
 * failure. Checked on submit, then on change.
 */
export function useConsultation(
  form: ConsultationForm,
  page: string,
  element: RefObject<HTMLFormElement | null>,
) {
  const [instance] = useState(() => new ConsultationInstance(form, page));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (element.current) instance.noteEarlierInput(element.current);
  }, [element, instance]);
  // No default values: what was typed before the script arrived stays.
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: resolverOf(form),
    shouldFocusError: false,
  });
  const [missed, setMissed] = useMissedFields(formState.errors);

  /** @returns whether the request was accepted */
  async function send(fields: ConsultationRequest, trap: string): Promise<boolean> {
    const { success, failure } = consultationOutcomes[form];
    try {
      const { reference } = await postConsultation(instance.attempt(fields, trap));
      report(form, fields);
      void showToast({ kind: 'default', ...success });
      setOutcome({ sent: true, words: success.description, reference });
      return true;
    } catch (error) {
      const { message, advice } =
        error instanceof ConsultationError ? error : { message: '', advice: '' };
      const description = message || failure.fallback;
      void showToast({ kind: 'destructive', title: failure.title, description });
      const words = message
        ? `${message}. ${advice || consultationAdvice.refused}`
        : consultationAdvice.unanswered;
      setOutcome({ sent: false, words });
      return false;
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!instance.begin()) return;
    const trap = instance.readTrap(event.currentTarget);
    setMissed(null);
    setOutcome(null);
    let accepted = false;
    try {
      await handleSubmit(async (fields) => {
        accepted = await send(fields, trap);
      }, setMissed)(event);
    } finally {
      instance.end(accepted);
    }
    // Once react-hook-form is done with the submit, so that the empty form counts as unsubmitted.
    if (accepted) reset();
  }

  return {
    register,
    errors: formState.errors,
    /** What is left of the last submit's errors, for the summary; null when nothing is. */
    missed,
    outcome,
    submitting: formState.isSubmitting,
    submit,
    prepare,
    noteInput() {
      instance.noteInput();
      // A failure stays: what is typed next may be what it asks for.
      if (outcome?.sent) setOutcome(null);
    },
  };
}

function resolverOf(
  form: ConsultationForm,
): Resolver<ConsultationInput, unknown, ConsultationRequest> {
  return async (...given) => {
    const rules = await loadResolver().catch(() => null);
    if (rules) return rules.consultationResolver(form)(...given);
    // Without the rules the request goes out as it is; the server has the same ones.
    const [typed] = given;
    return { values: byField(({ name }) => typed[name] ?? ''), errors: {} };
  };
}
