/** Builds something from each field of the list, and looks up the label and advice of one. */

import type { OwnField } from '../content/schemas/form-fields.ts';
import {
  type ConsultationField,
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
  type FieldDefinition,
} from './consultation.ts';

/** @returns what `make` gives for each field, by the field's name, in the order of the list */
export function mapFields<Made>(
  make: (field: FieldDefinition<ConsultationField>) => Made,
): Record<ConsultationField, Made>;
export function mapFields<Made>(
  make: (field: FieldDefinition<ConsultationField>) => Made,
): Record<string, Made> {
  return Object.fromEntries(consultationFields.map((field) => [field.name, make(field)]));
}

/** @returns the fields as calls carry them: one that comes from another page only where it is there */
export const getSentFields = (fields: ConsultationRequest): Record<string, string> =>
  Object.fromEntries(
    consultationFields
      .filter(({ name, attached }) => !attached || fields[name] !== '')
      .map(({ name }) => [name, fields[name]]),
  );

/**
 * @param ownFields those that the owner added
 * @returns what people call the field; its name for one that nobody asks for
 */
export const getLabel = (name: string, ownFields: readonly OwnField[] = []): string =>
  (fieldNamed(name) ?? ownFields.find((field) => field.name === name))?.label ?? name;

/** @returns what a visitor can choose from: the options, and before them no answer where none is asked for */
export const getOptions = ({ options, required }: Extract<OwnField, { kind: 'choice' }>) =>
  required ? options : ['', ...options];

/**
 * @param message the error message of the field's value
 * @returns how to mend the value, where the message leaves that open
 */
export function getAdvice(
  name: string,
  form: ConsultationForm,
  message: string | undefined,
): string | undefined {
  const field = fieldNamed(name);
  return field && message === field.messages[form] ? field.advice : undefined;
}

const fieldNamed = (name: string) => consultationFields.find((field) => field.name === name);
