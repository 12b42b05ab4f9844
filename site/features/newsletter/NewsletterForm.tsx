import words from 'virtual:words/newsletter';
import type { SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { endpoints, honeypotField } from '../../../lib/forms/endpoints.ts';
import type { Subscription } from '../../../lib/forms/newsletter.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import {
  getEndpointCredentials,
  getEndpointUrl,
  RequestError,
  request,
  timeoutMs,
} from '../../request.ts';
import { useFocusKept } from '../../ui/form-hooks.ts';
import { prepareToasts, showToast } from '../../ui/toasts/toasts.ts';
import { NewsletterFields } from './NewsletterFields.tsx';
import './newsletter.css';

const loadRules = () => import('../../../lib/forms/newsletter.ts');

/** Loads the modules of the submit early, on focus. */
function prepare(): void {
  loadRules().catch(() => {});
  prepareToasts();
}

interface Props {
  /** Where the form is: in the blog list or in a post. */
  place: 'list' | 'post';
  /** The button's idle label. */
  button: string;
}

/** The error of the last submit. */
interface Problem {
  sentence: string;
  /** Whether the field is invalid; false if only the request failed. */
  invalid: boolean;
  /** Whether the sentence is announced; not if a toast announces it. */
  alert: boolean;
}

/**
 * The newsletter form (docs/product.md, Newsletter): idle, pending, then done or idle. Until it is
 * hydrated, it is a plain post, answered by the page newsletter-result.
 */
export function NewsletterForm({ place, button }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    // The field is enabled again only after this render.
    if (problem?.invalid) form.current?.querySelector('input')?.focus();
  }, [problem]);
  useFocusKept(form, state === 'pending');
  useEffect(() => {
    // The form is removed together with its focus.
    const { activeElement } = document;
    if (state === 'done' && (!activeElement || activeElement === document.body))
      done.current?.focus({ preventScroll: true });
  }, [state]);

  function fail(sentence: string, invalid: boolean, title?: string): void {
    setState('idle');
    setProblem({ sentence, invalid, alert: title === undefined });
    if (title === undefined) return;
    void showToast({ kind: 'destructive', title, description: sentence }).then((seen) => {
      if (!seen) setProblem({ sentence, invalid, alert: true });
    });
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'pending') return;
    const body = readForm(event.currentTarget);
    if (body.email === '') {
      fail(words.required.description, true, words.required.title);
      return;
    }
    setProblem(null);
    setState('pending');
    const mistake = await findMistake(body);
    if (mistake) {
      fail(mistake, true);
      return;
    }
    try {
      const message = await subscribe(body);
      const silent = willMoveFocus(form.current);
      setState('done');
      const { title, fallback } = words.success;
      await showToast({ kind: 'default', title, description: message || fallback, silent });
    } catch (error) {
      const { title, fallback } = words.failure;
      const description = error instanceof RequestError ? error.message : fallback;
      fail(description, false, title);
    }
  }

  if (state === 'done') {
    return (
      <div className="newsletter-done min-height-148 tablet-min-height-78">
        <div className="filled-row" aria-hidden="true" data-draw="right" data-drawing="draws">
          <Ring className="filled-row-ring" />
          <Line className="filled-row-line straight-h" />
          <Dot className="filled-row-dot" />
        </div>
        <p ref={done} className="newsletter-words above-24 type-h3" tabIndex={-1}>
          {words.done}
        </p>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className="newsletter relative align-end row-gap-16 column-gap-24 cluster"
      method="post"
      action={getEndpointUrl(endpoints.newsletterSubscribe)}
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      onPointerDown={() => form.current?.setAttribute('data-pointer', '')}
      onKeyDown={({ key }) => key === 'Tab' && form.current?.removeAttribute('data-pointer')}
    >
      <NewsletterFields place={place} button={button} pending={state === 'pending'} {...problem} />
    </form>
  );
}

/** Whether the confirmation will get the focus, and so be announced: when the form or nothing has it now. */
function willMoveFocus(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || Boolean(form?.contains(activeElement));
}

function readForm(form: HTMLFormElement): Subscription {
  const data = new FormData(form);
  const readText = (name: string) => String(data.get(name) ?? '');
  return { email: readText('email').trim(), [honeypotField]: readText(honeypotField) || undefined };
}

/** Without the schema the address is sent unchecked; the server checks it. */
async function findMistake(body: Subscription): Promise<string | undefined> {
  const rules = await loadRules().catch(() => null);
  return rules?.createSubscriptionSchema(words).safeParse(body).error?.issues[0]?.message;
}

/**
 * @returns the server's message; '' if its answer has none
 * @throws RequestError, whose message is for the toast; other errors have no message for visitors
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
