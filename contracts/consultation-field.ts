/** Builds something from each field of the list, and looks up the label and advice of one. */
import {
  type ConsultationField,
  type ConsultationForm,
  consultationFields,
  type FieldOf,
} from './consultation.ts';

/** @returns what `make` gives for each field, by the field's name, in the order of the list */
export function byField<Made>(
  make: (field: FieldOf<ConsultationField>) => Made,
): Record<ConsultationField, Made>;
export function byField<Made>(
  make: (field: FieldOf<ConsultationField>) => Made,
): Record<string, Made> {
  return Object.fromEntries(consultationFields.map((field) => [field.name, make(field)]));
}

/** @returns what people call the field; its name for one that is not in the list */
export const labelOf = (name: string): string => fieldNamed(name)?.label ?? name;

/**
 * @param message the error message of the field's value
 * @returns how to mend the value, where the message leaves that open
 */
export function adviceOn(
  name: string,
  form: ConsultationForm,
  message: string | undefined,
): string | undefined {
  const field = fieldNamed(name);
  return field && message === field.messages[form] ? field.advice : undefined;
}

const fieldNamed = (name: string) => consultationFields.find((field) => field.name === name);
