import controls from 'virtual:words/controls';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { fill } from '../text/sentences.ts';
import { FieldError, getDescribedBy } from './Field.tsx';
import './choices.css';

interface Props {
  /** Id of the first option, for links to the field. */
  id: string;
  label: string;
  required: boolean;
  hint?: string;
  error?: string;
  /** ChoiceOption elements. */
  children: ReactNode;
}

/** A question with a few options, as a radio group. */
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
        {required ? label : fill(controls.optional, { label })}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint quiet">
          {hint}
        </p>
      )}
      <div className="choice-options cluster">{children}</div>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface OptionProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** One option of a choice. */
export function ChoiceOption({ label, ...input }: OptionProps) {
  return (
    <label className="choice-option">
      <input {...input} type="radio" className="radio" />
      <span>{label}</span>
    </label>
  );
}
