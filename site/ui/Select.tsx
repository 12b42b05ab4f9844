import type { ComponentProps } from 'react';
import { Sign } from './Sign.tsx';
import './field.css';

interface Props extends ComponentProps<'select'> {
  id: string;
  label: string;
  /** Classes of the field. */
  fieldClass?: string;
}

/** A labeled select, whose children are its options. */
export const Select = ({ id, label, fieldClass = '', className = '', ...select }: Props) => (
  <div className={`field ${fieldClass}`}>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="field-line">
      <select id={id} className={`field-control field-select ${className}`} {...select} />
      <Sign name="chevron" />
    </div>
  </div>
);
