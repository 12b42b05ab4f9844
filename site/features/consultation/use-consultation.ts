import words from 'virtual:words/form';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { BookingOffer } from '../../../lib/forms/booking.ts';
import { consultationFields, type FormName, mapFields } from '../../../lib/forms/consultation.ts';
import type { CheckedRequest, RequestInput } from '../../../lib/forms/consultation-schemas.ts';
import { honeypotField } from '../../../lib/forms/endpoints.ts';
import { prepareToasts, showToast } from '../../ui/toasts/toasts.ts';
import type { Outcome } from './ConsultationFoot.tsx';
import { ConsultationInstance } from './consultation-instance.ts';
import { ConsultationError, postConsultation } from './post-consultation.ts';

const loadResolver = () => import('./consultation-resolver.ts');
const loadOffer = async (booking: BookingOffer) =>
  (await import('../booking/Offer.tsx')).loadOffer(booking);
const loadReport = () => import('../analytics/report-lead.ts');

/** Loads the modules of the first submit early, so that its errors show at once. */
function prepare(): void {
  Promise.all([loadResolver(), loadReport()]).catch(() => {});
  prepareToasts();
}

interface FormOptions {
  form: FormName;
  page: string;
  ownFields: readonly OwnField[];
}

/**
 * The states of a consultation form (docs/product.md, Consultation form): idle, submitting, then success or
 * failure. Checked on submit, then on change.
 */
export function useConsultation(
  { form, page, ownFields }: FormOptions,
  element: RefObject<HTMLFormElement | null>,
) {
  const names = [...consultationFields, ...ownFields].map(({ name }) => name);
  const [instance] = useState(() => new ConsultationInstance());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [offer, setOffer] = useState<ReactNode>(null);
  const [folded, setFolded] = useState(false);
  const start = useEffectEvent(() => {
    if (element.current) instance.noteEarlierInput(element.current, names);
    prepare();
  });
  useEffect(() => start(), []);
  // No default values: text typed before the script loaded must stay.
  const { register, unregister, handleSubmit, reset, formState } = useForm({
    resolver: createResolver(form, ownFields, element),
    shouldFocusError: false,
  });
  const [missed, setMissed] = useSummaryErrors(formState.errors, names);

  /** @returns whether the request was accepted */
  async function send(request: CheckedRequest, trap: string): Promise<boolean> {
    const { success, failure } = words[form];
    try {
      const context = instance.getContext(request);
      const { reference, booking } = await postConsultation({
        form,
        page,
        ...request,
        trap,
        ...context,
      });
      // An analytics error must not fail an accepted request.
      loadReport()
        .then(({ reportLead }) => reportLead(form, request.fields))
        .catch(() => {});
      // Silent, because the focus moves to the outcome and announces it.
      void showToast({ kind: 'default', ...success, silent: true });
      setOutcome({ sent: true, text: success.description, reference, receivedAt: Date.now() });
      setFolded(true);
      // A request succeeds even if booking or its script fails.
      if (booking) loadOffer(booking).then(setOffer, () => {});
      return true;
    } catch (error) {
      const { message, text } =
        error instanceof ConsultationError ? error : { message: '', text: words.advice.unanswered };
      const description = message || failure.fallback;
      void showToast({ kind: 'destructive', title: failure.title, description });
      setOutcome({ sent: false, text });
      return false;
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!instance.begin()) return;
    const { currentTarget } = event;
    // The honeypot is not part of the form's state.
    const trap = String(new FormData(currentTarget).get(honeypotField) ?? '');
    instance.noteAutofill(currentTarget);
    setMissed(null);
    setOutcome(null);
    setOffer(null);
    let accepted = false;
    try {
      await handleSubmit(async (request) => {
        accepted = await send(request, trap);
      }, setMissed)(event);
    } finally {
      instance.end(accepted);
    }
    // After react-hook-form has finished the submit, so that the empty form counts as unsubmitted.
    if (accepted) reset();
  }

  return {
    register,
    unregister,
    errors: formState.errors,
    /** Remaining errors of the last submit, for the summary; null without any. */
    missed,
    outcome,
    /** Free times, after a request that may book one. */
    offer: outcome?.sent ? offer : null,
    /** Whether the outcome of an accepted request replaces the fields. */
    folded,
    unfold: () => setFolded(false),
    submitting: formState.isSubmitting,
    submit,
    noteManualInput: () => instance.noteManualInput(),
    noteInput({ target }: SyntheticEvent<HTMLFormElement>) {
      instance.noteInput(target);
      // An error stays: the next input may be the correction.
      if (outcome?.sent) setOutcome(null);
    },
  };
}

function createResolver(
  form: FormName,
  ownFields: readonly OwnField[],
  element: RefObject<HTMLFormElement | null>,
): Resolver<RequestInput, unknown, CheckedRequest> {
  return async (_registered, ...rest) => {
    const values = readValues(element.current, [...consultationFields, ...ownFields]);
    const rules = await loadResolver().catch(() => null);
    if (rules) return rules.createConsultationResolver(form, ownFields)(values, ...rest);
    // Without the schema the request is sent unchecked; the server checks it.
    const fields = mapFields(({ name }) => String(values[name] ?? ''));
    const own = Object.fromEntries(ownFields.map(({ name }) => [name, values[name] ?? null]));
    return { values: { fields, own }, errors: {} };
  };
}

/**
 * Reads values from the DOM: react-hook-form would reset a choice made before it loaded, and does not see autofill
 * that fires no events.
 */
function readValues(
  form: HTMLFormElement | null,
  fields: readonly { name: string }[],
): RequestInput {
  const values = new FormData(form ?? undefined);
  return Object.fromEntries(fields.map(({ name }) => [name, values.get(name)?.toString()]));
}

/** By field, in any order. */
export type Errors = Readonly<Record<string, { message?: string } | undefined>>;

/**
 * The errors of the last submit, for the summary above the form. A corrected field does not return before
 * the next submit, because the summary must not grow above someone who types.
 * @param errors the form's current errors
 * @returns the remaining errors, null if there are none; and a setter for those that a submit finds
 */
function useSummaryErrors(errors: Errors, names: readonly string[]) {
  const [missed, setMissed] = useState<Errors | null>(null);
  const invalid = names.filter((name) => errors[name]).join(' ');
  useEffect(() => {
    const remaining = new Set(invalid.split(' '));
    setMissed((previous) => previous && filterErrors(previous, (name) => remaining.has(name)));
  }, [invalid]);
  const current = missed && {
    ...missed,
    ...filterErrors(errors, (name) => missed[name] !== undefined),
  };
  return [current, setMissed] as const;
}

function filterErrors(errors: Errors, keep: (name: string) => boolean): Errors | null {
  const kept = Object.entries(errors).filter(([name, error]) => error && keep(name));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
