import type { ComponentProps } from 'react';
import type { ConsultationField, FieldDefinition } from '../../../lib/forms/consultation.ts';
import { Field } from '../../ui/Field.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'label' | 'hint'> {
  field: FieldDefinition<ConsultationField>;
  messageHint: string;
}

/** A field of the product, in the form and on the result page. */
export function FormField({ field, messageHint, ...state }: Props) {
  const { name, label, kind, required, attached, autoComplete } = field;
  const multiline = kind === 'multiline';
  return (
    <Field
      name={name}
      label={label}
      required={required}
      autoComplete={autoComplete}
      {...(multiline
        ? { multiline, ...(!attached && { hint: messageHint }) }
        : { type: kind, enterKeyHint: 'next' })}
      {...state}
      id={getFieldId(name)}
    />
  );
}

export const getFieldId = (name: string) => `consultation-${name}`;
