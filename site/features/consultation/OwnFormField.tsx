import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import { getOptions } from '../../../lib/forms/consultation.ts';
import { Choice, ChoiceOption } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { getFieldId } from './FormField.tsx';

interface Props {
  field: OwnField;
  /** Props of the control; the result page has only names. */
  control: UseFormRegisterReturn | { name: string };
  error?: string;
  /** The text of a text or number field. */
  defaultValue?: string;
  /** Renders an option of a choice; the result page needs its own. */
  station?: (control: ComponentProps<typeof ChoiceOption>, index: number) => ReactNode;
  /** Whether the checkbox of a consent is checked. */
  ticked?: boolean;
}

/** An own field of the firm, in the form and on the result page. */
export function OwnFormField({
  field,
  control,
  error,
  defaultValue,
  station = Station,
  ticked,
}: Props) {
  const { name, label, hint, required } = field;
  const shared = { hint, required, error };
  const id = getFieldId(name);
  switch (field.kind) {
    case 'choice':
      return (
        <Choice {...shared} id={id} label={label}>
          {getOptions(field).map((value, index) =>
            station(
              {
                ...omitRef(control),
                id: index === 0 ? id : undefined,
                value,
                words: value || 'No answer',
                required,
                defaultChecked: value === '',
              },
              index,
            ),
          )}
        </Choice>
      );
    case 'consent':
      return (
        <TickBox {...shared} {...control} id={id} wording={field.wording} defaultChecked={ticked} />
      );
    default:
      return (
        <Field
          {...shared}
          {...control}
          id={id}
          label={label}
          type={field.kind === 'number' ? 'amount' : 'text'}
          enterKeyHint="next"
          defaultValue={defaultValue}
        />
      );
  }
}

/** The form reads choices from the DOM, so react-hook-form must not register them. */
function omitRef({ ref, ...rest }: { name: string; ref?: unknown }) {
  return rest;
}

const Station = (control: ComponentProps<typeof ChoiceOption>) => (
  <ChoiceOption key={String(control.value)} {...control} />
);

/** Whether a field needs the full width. */
export const isWide = ({ kind }: OwnField): boolean => kind === 'choice' || kind === 'consent';
