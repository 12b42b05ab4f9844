import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError, getDescribedBy } from './Field.tsx';
import './radio.css';
import './choice.css';

interface Props {
  /** Of the first station, where links to the field lead. */
  id: string;
  label: string;
  required: boolean;
  hint?: string;
  error?: string;
  /** The stations. */
  children: ReactNode;
}

/** A question with a few answers to choose from, as stations of the line. */
export function Choice({ id, label, required, hint, error, children }: Props) {
  return (
    <div
      role="radiogroup"
      className="field choice"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={getDescribedBy({ id, hint, error })}
    >
      <p id={`${id}-label`} className="field-label">
        {required ? label : `${label} (optional)`}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="choice-stations">{children}</div>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface OptionProps extends InputHTMLAttributes<HTMLInputElement> {
  words: string;
  ref?: Ref<HTMLInputElement>;
}

/** One answer to choose. */
export function ChoiceOption({ words, ...input }: OptionProps) {
  return (
    <label className="choice-station">
      <input {...input} type="radio" className="radio" />
      <span>{words}</span>
    </label>
  );
}
