import words from 'virtual:words/newsletter';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { Sign } from '../../ui/Sign.tsx';

interface Props {
  /** Part of the field's id. */
  place: string;
  button: string;
  pending?: boolean;
  invalid?: boolean;
  /** The error of the last submit. */
  sentence?: string;
  /** Whether the sentence is announced. */
  alert?: boolean;
  /** Id of an error elsewhere on the page. */
  describedBy?: string;
  defaultValue?: string;
}

/** The contents of a newsletter form, on a page or in the answer to a plain post. */
export function NewsletterFields({ place, button, pending = false, ...state }: Props) {
  const { invalid = false, sentence, alert, defaultValue } = state;
  const id = `newsletter-${place}`;
  const describedBy = sentence ? `${id}-sentence` : state.describedBy;
  return (
    <>
      <Field
        id={id}
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        enterKeyHint="send"
        disabled={pending}
        defaultValue={defaultValue}
        invalid={invalid}
        describedBy={describedBy}
      />
      <Button
        type="submit"
        className="newsletter-button"
        busy={pending}
        disabled={pending}
        aria-describedby={sentence && describedBy}
      >
        {pending ? words.subscribing : button}
      </Button>
      {sentence && (
        <p
          // A new element, because a role that is added later is not announced.
          key={String(alert)}
          id={describedBy}
          className="field-error newsletter-sentence whole-row above-0"
          role={alert ? 'alert' : undefined}
        >
          <Sign name="broken" />
          <span>{sentence}</span>
        </p>
      )}
      <Honeypot />
    </>
  );
}
