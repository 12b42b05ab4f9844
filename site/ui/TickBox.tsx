import controls from 'virtual:words/controls';
import type { InputHTMLAttributes, Ref } from 'react';
import { fill } from '../text/sentences.ts';
import { FieldError, getDescribedBy } from './Field.tsx';
import './choices.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  id: string;
  /** What a tick agrees to. */
  wording: string;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label. */
export function TickBox({ id, wording, hint, error, required = false, ...input }: Props) {
  return (
    <div className="field">
      <label className="tick">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="tick-box"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy({ id, hint, error })}
        />
        <span>{required ? wording : fill(controls.optional, { label: wording })}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint quiet tick-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
