import { type Ref, useEffect, useRef } from 'react';
import { endpoints } from '../../../lib/forms/endpoints.ts';
import { newsletterOutcomes } from '../../../lib/forms/outcomes.ts';
import { getEndpointUrl } from '../../calls/request.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { useFocusKept, useHydrated } from '../../ui/form-hooks.ts';
import { NewsletterFields } from './NewsletterFields.tsx';
import { useNewsletter } from './use-newsletter.ts';
import './newsletter.css';

interface Props {
  /** Where the form is: in the blog list or in a post. */
  place: 'list' | 'post';
  /** The button's idle words. */
  button: string;
}

/**
 * The newsletter form. Until it is hydrated, it is a plain post, answered by the page newsletter-result.
 */
export function NewsletterForm({ place, button }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, problem, submit, prepare } = useNewsletter(form);
  const hydrated = useHydrated();
  const done = useRef<HTMLParagraphElement>(null);
  useFocusKept(form, state === 'pending');
  useEffect(() => {
    // The form is removed together with its focus.
    const { activeElement } = document;
    if (state === 'done' && (!activeElement || activeElement === document.body))
      done.current?.focus({ preventScroll: true });
  }, [state]);

  if (state === 'done') return <NewsletterDone ref={done} />;
  return (
    <form
      ref={form}
      className="newsletter"
      method="post"
      action={getEndpointUrl(endpoints.newsletterSubscribe)}
      noValidate={hydrated}
      onSubmit={submit}
      onFocus={prepare}
      onPointerDown={() => form.current?.setAttribute('data-pointer', '')}
      onKeyDown={({ key }) => key === 'Tab' && form.current?.removeAttribute('data-pointer')}
    >
      <NewsletterFields
        place={place}
        button={button}
        pending={state === 'pending'}
        invalid={problem?.inField}
        sentence={problem?.sentence}
        alert={problem?.alert}
      />
    </form>
  );
}

/** Replaces the form: a line from ring to dot above the message. */
function NewsletterDone({ ref }: { ref?: Ref<HTMLParagraphElement> }) {
  return (
    <div className="newsletter-done">
      <div className="newsletter-way draws" aria-hidden="true">
        <Ring className="newsletter-ring" />
        <Line className="newsletter-run straight-h" draw="right" />
        <Dot className="newsletter-dot" />
      </div>
      <p ref={ref} className="newsletter-words type-h3" tabIndex={-1}>
        {newsletterOutcomes.done}
      </p>
    </div>
  );
}
