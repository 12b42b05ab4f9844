import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { ConsultationForm, ConsultationRequest } from '../../../contracts/consultation.ts';
import { consultationOutcomes } from '../../../contracts/outcomes.ts';
import { prepareToasts, showToast } from '../../ui/toasts/toasts.ts';
import { ConsultationError } from './consultation-error.ts';
import { ConsultationInstance } from './consultation-instance.ts';
import type { ConsultationInput } from './consultation-resolver.ts';

const loadResolver = () => import('./consultation-resolver.ts');
const loadCall = () => import('./book-consultation.ts');
const loadReport = () => import('../analytics/report-lead.ts');

/** Fetches what the first submit will need, as soon as someone begins to answer. */
function prepare(): void {
  Promise.all([loadResolver(), loadCall(), loadReport()]).catch(() => {});
  prepareToasts();
}

/** A lead that cannot be counted is a lead all the same. */
function report(form: ConsultationForm, fields: ConsultationRequest): void {
  loadReport()
    .then(({ reportLead }) => reportLead(form, fields))
    .catch(() => {});
}

/**
 * The states of a consultation form (specification, section 4): idle, submitting, then success or
 * failure. Checked on submit, then on change.
 */
export function useConsultation(
  form: ConsultationForm,
  page: string,
  element: RefObject<HTMLFormElement | null>,
) {
  const [instance] = useState(() => new ConsultationInstance(form, page));
  const [missed, setMissed] = useState<FieldErrors<ConsultationInput> | null>(null);
  const [advice, setAdvice] = useState('');
  const [succeeded, setSucceeded] = useState(false);
  useEffect(() => {
    if (element.current) instance.noteEarlierInput(element.current);
  }, [element, instance]);
  // No default values: what was typed before the script arrived stays.
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: resolverOf(form),
    shouldFocusError: false,
  });

  /** @returns whether the request was accepted */
  async function send(fields: ConsultationRequest, trap: string): Promise<boolean> {
    const { success, failure } = consultationOutcomes[form];
    try {
      const { bookConsultation } = await loadCall();
      await bookConsultation(instance.attempt(fields, trap));
      report(form, fields);
      void showToast({ kind: 'default', ...success });
      return true;
    } catch (error) {
      const known = error instanceof ConsultationError ? error : { message: '', advice: '' };
      const description = known.message || failure.fallback;
      setAdvice(known.advice);
      showToast({ kind: 'destructive', title: failure.title, description }).then((seen) => {
        if (!seen) setAdvice(`${failure.title}. ${description}.`);
      });
      return false;
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!instance.begin()) return;
    const trap = instance.readTrap(event.currentTarget);
    setMissed(null);
    setAdvice('');
    setSucceeded(false);
    let accepted = false;
    try {
      await handleSubmit(async (fields) => {
        accepted = await send(fields, trap);
      }, setMissed)(event);
    } finally {
      instance.end(accepted);
    }
    if (!accepted) return;
    // Once react-hook-form is done with the submit, so that the empty form counts as unsubmitted.
    reset();
    setSucceeded(true);
  }

  return {
    register,
    errors: formState.errors,
    /** The errors of the last submit, for the summary; null when it had none. */
    missed,
    advice,
    submitting: formState.isSubmitting,
    succeeded,
    submit,
    prepare,
    noteInput: () => instance.noteInput(),
  };
}

function resolverOf(
  form: ConsultationForm,
): Resolver<ConsultationInput, unknown, ConsultationRequest> {
  return async (...given) => {
    const rules = await loadResolver().catch(() => null);
    if (rules) return rules.consultationResolver(form)(...given);
    // Without the rules the request goes out as it is; the server has the same ones.
    const [{ phone = '', ...rest }] = given;
    return { values: { ...rest, phone }, errors: {} };
  };
}
