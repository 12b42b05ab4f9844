import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { calls, honeypotField } from '../../../contracts/endpoints.ts';
import type { Subscription } from '../../../contracts/newsletter.ts';
import { emailRequired, newsletterOutcomes } from '../../../contracts/outcomes.ts';
import { callAddress, callCredentials } from '../../calls/forms-server.ts';
import { CallFailed, request } from '../../calls/request.ts';
import { prepareToasts, showToast, type Toast } from '../../ui/toasts/toasts.ts';

/** Longest wait for an answer. */
const answerLimitMs = 20_000;

const loadRules = () => import('../../../contracts/newsletter.ts');

/** Fetches what the submit will need, as soon as someone comes to the field. */
function prepare(): void {
  loadRules().catch(() => {});
  prepareToasts();
}

type State = 'idle' | 'pending' | 'done';

/** What needs another look: the field or only the call, and what no toast says about it. */
interface Problem {
  inField: boolean;
  sentence: string;
}

/** The states of the newsletter form (docs/product.md, Newsletter): idle, pending, then done or idle. */
export function useNewsletter(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    // Only now is the field enabled again.
    if (problem?.inField) form.current?.querySelector('input')?.focus();
  }, [form, problem]);

  function fail(found: Problem, toast?: Toast): void {
    setState('idle');
    setProblem(found);
    if (!toast) return;
    void showToast(toast).then((seen) => {
      if (!seen) setProblem({ ...found, sentence: toast.description });
    });
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'pending') return;
    const given = readForm(event.currentTarget);
    if (given.email === '') {
      fail({ inField: true, sentence: '' }, { kind: 'destructive', ...emailRequired });
      return;
    }
    setProblem(null);
    setState('pending');
    const mistake = await mistakeIn(given);
    if (mistake) {
      fail({ inField: true, sentence: mistake });
      return;
    }
    try {
      const message = await subscribe(given);
      setState('done');
      const { title, fallback } = newsletterOutcomes.success;
      await showToast({ kind: 'default', title, description: message || fallback });
    } catch (error) {
      const { title, fallback } = newsletterOutcomes.failure;
      const description = error instanceof CallFailed ? error.message : fallback;
      fail({ inField: false, sentence: '' }, { kind: 'destructive', title, description });
    }
  }

  return { state, problem, submit, prepare };
}

function readForm(form: HTMLFormElement): Subscription {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email').trim(), [honeypotField]: text(honeypotField) || undefined };
}

/** Without the rules the address goes out as it is; the server has the same ones. */
async function mistakeIn(given: Subscription): Promise<string | undefined> {
  const rules = await loadRules().catch(() => null);
  return rules?.subscriptionSchema.safeParse(given).error?.issues[0]?.message;
}

/**
 * @returns the server's message, empty where its answer has none
 * @throws CallFailed, whose message is for the toast; anything else has no message for people
 */
async function subscribe(body: Subscription): Promise<string> {
  const response = await request(callAddress(calls.newsletterSubscribe), {
    method: 'POST',
    credentials: callCredentials(),
    body,
    signal: AbortSignal.timeout(answerLimitMs),
  });
  const answer: unknown = await response.json();
  const rules = await loadRules().catch(() => null);
  return rules?.subscriptionAcceptedSchema.safeParse(answer).data?.message ?? '';
}
