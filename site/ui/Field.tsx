import controls from 'virtual:words/controls';
import type { ChangeEventHandler, FocusEventHandler, InputEventHandler } from 'react';
import { fill } from '../text/sentences.ts';
import { Sign } from './Sign.tsx';
import './field.css';

/** The properties of a field that do not depend on its state. */
export interface FieldWords {
  name: string;
  label: string;
  /** A field that is not required says in its label that it is optional. */
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'amount' | 'date';
  autoComplete?: string;
  multiline?: boolean;
}

interface Props extends FieldWords {
  id: string;
  /** Omits 'optional', for forms without required fields. */
  unmarked?: boolean;
  /** A sentence under the label that helps to answer. */
  hint?: string;
  /** The error, which says what to do; it marks the field as invalid. */
  error?: string;
  /** How to fix the error, if the sentence does not say it. */
  advice?: string;
  /** For an error that is elsewhere: whether it is about the value, and its id. */
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
  /** Label of the Enter key on virtual keyboards. */
  enterKeyHint?: 'next' | 'send';
  defaultValue?: string | undefined;
  /** For a controlled field. */
  value?: string;
  // Called by react-hook-form with events of either element.
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onInput?: InputEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
}

/** A labeled input or text area on a line that breaks where the value is invalid. */
export function Field(props: Props) {
  const { label, hint, error, advice, multiline, required, unmarked, ...rest } = props;
  const { id, type = 'text', invalid = !!error, describedBy, ...shared } = rest;
  const control = {
    ...shared,
    id,
    required,
    className: 'field-control',
    // Free text may be Arabic or Hebrew; addresses and numbers never run from right to left.
    dir: type === 'text' ? 'auto' : undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy ?? getDescribedBy({ id, hint, error }),
  };
  return (
    <div className={multiline ? 'field field-wide' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {required || unmarked ? label : fill(controls.optional, { label })}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint quiet">
          {hint}
        </p>
      )}
      <div className="field-line">
        {multiline ? (
          <textarea {...control} rows={3} />
        ) : (
          <input {...control} type={type === 'amount' ? 'text' : type} {...keyboards[type]} />
        )}
      </div>
      <FieldError id={id} error={error} advice={advice} />
    </div>
  );
}

/** The error of a field, under its control. */
export function FieldError({ id, error, advice }: Pick<Props, 'id' | 'error' | 'advice'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      <Sign name="broken" />
      <span>
        <span>{error}</span>
        {advice && <span className="block weight-400">{` ${advice}`}</span>}
      </span>
    </p>
  );
}

/** @returns the value of `aria-describedby`: the ids of hint and error */
export const getDescribedBy = ({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const keyboards = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
  amount: { inputMode: 'decimal' },
  date: {},
} as const;
