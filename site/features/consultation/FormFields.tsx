import words from 'virtual:words/form';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import {
  type ConsultationField,
  type FieldDefinition,
  getOptions,
} from '../../../lib/forms/consultation.ts';
import { Choice, ChoiceOption } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { TickBox } from '../../ui/TickBox.tsx';

export const getFieldId = (name: string) => `consultation-${name}`;

interface Props extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'label' | 'hint'> {
  field: FieldDefinition<ConsultationField>;
  messageHint: string;
}

/** A built-in field, in the form and on the result page. */
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

type OptionProps = ComponentProps<typeof ChoiceOption>;

interface OwnProps {
  field: OwnField;
  /** Props of the control; the result page has only names. */
  control: UseFormRegisterReturn | { name: string };
  error?: string;
  /** The text of a text or number field. */
  defaultValue?: string;
  /** Renders an option of a choice; the result page needs its own. */
  renderOption?: (option: OptionProps, index: number) => ReactNode;
  /** Whether a consent checkbox is checked. */
  checked?: boolean;
}

/** An own field of the firm, in the form and on the result page. */
export function OwnFormField({ field, control, error, ...values }: OwnProps) {
  const { name, label, hint, required } = field;
  const { defaultValue, renderOption = renderPlainOption, checked } = values;
  const shared = { hint, required, error };
  const id = getFieldId(name);
  switch (field.kind) {
    case 'choice': {
      const createOption = (value: string, index: number) => ({
        ...omitRef(control),
        id: index === 0 ? id : undefined,
        value,
        label: value || words.noAnswer,
        required,
        defaultChecked: value === '',
      });
      return (
        <Choice {...shared} id={id} label={label}>
          {getOptions(field).map((value, index) => renderOption(createOption(value, index), index))}
        </Choice>
      );
    }
    case 'consent':
      return (
        <TickBox
          {...shared}
          {...control}
          id={id}
          wording={field.wording}
          defaultChecked={checked}
        />
      );
    default:
      return (
        <Field
          {...shared}
          {...control}
          id={id}
          label={label}
          enterKeyHint="next"
          defaultValue={defaultValue}
        />
      );
  }
}

const renderPlainOption = (option: OptionProps) => (
  <ChoiceOption key={String(option.value)} {...option} />
);

/** The form reads choices from the DOM, so react-hook-form must not register them. */
const omitRef = ({ ref, ...rest }: { name: string; ref?: unknown }) => rest;

/** Whether a field needs the full width. */
export const isWide = ({ kind }: OwnField): boolean => kind === 'choice' || kind === 'consent';
