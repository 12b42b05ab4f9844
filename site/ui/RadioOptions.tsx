import type { ReactNode } from 'react';
import './choices.css';

interface Props<Value extends string> {
  /** Read by screen readers only. */
  legend: string;
  /** Name of the inputs. */
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  classNames: { group: string; option: string; input?: string; label?: string };
}

/** A controlled radio group: each option is a ring, and the chosen one a dot. */
export function RadioOptions<Value extends string>(props: Props<Value>) {
  const { legend, name, options, value, onChoose, classNames } = props;
  return (
    <fieldset className={classNames.group}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames.option}>
          <input
            type="radio"
            className={`radio ${classNames.input ?? ''}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className={classNames.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
