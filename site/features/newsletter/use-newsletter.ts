import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { endpoints, honeypotField } from '../../../lib/forms/endpoints.ts';
import type { Subscription } from '../../../lib/forms/newsletter.ts';
import { emailRequired, newsletterOutcomes } from '../../../lib/forms/outcomes.ts';
import { getEndpointCredentials, getEndpointUrl, RequestError, request } from '../../request.ts';
import { prepareToasts, showToast } from '../../ui/toasts/toasts.ts';

/** Maximum wait for an answer. */
const timeoutMs = 20_000;

const loadRules = () => import('../../../lib/forms/newsletter.ts');

/** Loads the modules of the submit early, on focus. */
function prepare(): void {
  loadRules().catch(() => {});
  prepareToasts();
}

type State = 'idle' | 'pending' | 'done';

/** The error of the last submit. */
interface Problem {
  /** Whether the field is invalid, and not only the call failed. */
  inField: boolean;
  sentence: string;
  /** Whether the sentence is announced; not if a toast announces it. */
  alert: boolean;
}

/** The states of the newsletter form (docs/product.md, Newsletter): idle, pending, then done or idle. */
export function useNewsletter(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    // Only now is the field enabled again.
    if (problem?.inField) form.current?.querySelector('input')?.focus();
  }, [form, problem]);

  function fail(sentence: string, inField: boolean, title?: string): void {
    setState('idle');
    setProblem({ inField, sentence, alert: title === undefined });
    if (title === undefined) return;
    void showToast({ kind: 'destructive', title, description: sentence }).then((seen) => {
      if (!seen) setProblem({ inField, sentence, alert: true });
    });
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'pending') return;
    const given = readForm(event.currentTarget);
    if (given.email === '') {
      fail(emailRequired.description, true, emailRequired.title);
      return;
    }
    setProblem(null);
    setState('pending');
    const mistake = await findMistake(given);
    if (mistake) {
      fail(mistake, true);
      return;
    }
    try {
      const message = await subscribe(given);
      const silent = willMoveFocus(form.current);
      setState('done');
      const { title, fallback } = newsletterOutcomes.success;
      await showToast({ kind: 'default', title, description: message || fallback, silent });
    } catch (error) {
      const { title, fallback } = newsletterOutcomes.failure;
      const description = error instanceof RequestError ? error.message : fallback;
      fail(description, false, title);
    }
  }

  return { state, problem, submit, prepare };
}

/** Whether the confirmation will get the focus, and so be announced: when the form or nothing has it now. */
function willMoveFocus(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || Boolean(form?.contains(activeElement));
}

function readForm(form: HTMLFormElement): Subscription {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email').trim(), [honeypotField]: text(honeypotField) || undefined };
}

/** Without the schema the address is sent unchecked; the server checks it. */
async function findMistake(given: Subscription): Promise<string | undefined> {
  const rules = await loadRules().catch(() => null);
  return rules?.subscriptionSchema.safeParse(given).error?.issues[0]?.message;
}

/**
 * @returns the server's message, empty where its answer has none
 * @throws CallFailed, whose message is for the toast; anything else has no message for people
 */
async function subscribe(body: Subscription): Promise<string> {
  const response = await request(getEndpointUrl(endpoints.newsletterSubscribe), {
    method: 'POST',
    credentials: getEndpointCredentials(),
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json();
  const rules = await loadRules().catch(() => null);
  return rules?.subscriptionAcceptedSchema.safeParse(answer).data?.message ?? '';
}
