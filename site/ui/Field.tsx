import type { ChangeEventHandler, FocusEventHandler, InputEventHandler } from 'react';
import { Sign } from './Sign.tsx';
import './field.css';

/** The properties of a field that do not depend on its state. */
export interface FieldWords {
  name: string;
  label: string;
  /** A field that is not required has '(optional)' in its label. */
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'amount';
  autoComplete?: string;
  multiline?: boolean;
}

interface Props extends FieldWords {
  id: string;
  /** Leaves '(optional)' out, in a form in which nothing is required. */
  unmarked?: boolean;
  /** A sentence under the label that helps to answer. */
  hint?: string;
  /** The error, which says what to do; it marks the field as invalid. */
  error?: string;
  /** How to do it, where that sentence does not say. */
  advice?: string;
  /** What the key of a keyboard on the screen promises. */
  enterKeyHint?: 'next' | 'send';
  defaultValue?: string;
  /** For a field whose text is the state of its form. */
  value?: string;
  // Called by react-hook-form with events of either element.
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onInput?: InputEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
}

/** A labelled input or text area on a line that breaks where the value is invalid. */
export function Field(props: Props) {
  const { label, hint, error, advice, multiline, required, unmarked, ...rest } = props;
  const { id, type = 'text', ...shared } = rest;
  const control = {
    ...shared,
    id,
    required,
    className: 'field-control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': getDescribedBy({ id, hint, error }),
  };
  return (
    <div className={multiline ? 'field field-wide' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {required || unmarked ? label : `${label} (optional)`}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
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

/** What is wrong with an answer, under its control, which names it by the same id. */
export function FieldError({ id, error, advice }: Pick<Props, 'id' | 'error' | 'advice'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      <Sign name="broken" />
      <span>
        <span>{error}</span>
        {advice && <span className="field-advice">{` ${advice}`}</span>}
      </span>
    </p>
  );
}

/** @returns the ids of what describes a control, for `aria-describedby` */
export const getDescribedBy = ({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const keyboards = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
  amount: { inputMode: 'decimal' },
} as const;
