import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import type { ConsultationForm } from '../../lib/forms/consultation.ts';
import {
  adviceOn,
  byField,
  carried,
  labelOf,
  stationsOf,
} from '../../lib/forms/consultation-field.ts';
import { consultationFailed, consultationOutcomes } from '../../lib/forms/outcomes.ts';
import type { CallError } from '../plugins/errors.ts';
import { type FilledPage, readPageTemplate } from './page-template.ts';
import { ownTypedValues, typedValues } from './read-submission.ts';

/** What a visitor without JavaScript sees after sending a form. */
export interface FormResultPage {
  success(form: ConsultationForm, reference: string): FilledPage;
  failure(form: ConsultationForm, body: unknown, error: CallError): FilledPage;
}

/**
 * @param distDir folder of the built site, which brings the page as a Mustache template
 * @param ownFields what its forms ask beyond the product's fields
 */
export function readFormResultPage(
  distDir: string,
  ownFields: readonly OwnField[] = [],
): FormResultPage {
  const fill = readPageTemplate(distDir, 'form-result');
  const render = (form: ConsultationForm, body: unknown, view: object) => {
    const values = typedValues(body);
    const own = ownTypedValues(body, ownFields);
    return fill({
      home: form === 'home',
      contact: form === 'contact',
      reference: '',
      errors: [],
      error: {},
      advice: {},
      values: { ...values, ...own },
      chosen: chosenIn(own, ownFields),
      answers: Object.entries({ ...carried(values), ...own }).map(([name, value]) => ({
        label: labelOf(name, ownFields),
        value,
      })),
      ...view,
    });
  };
  return {
    success: (form, reference) =>
      render(
        form,
        {},
        { sent: true, reference, answers: [], ...consultationOutcomes[form].success },
      ),
    failure: (form, body, error) => render(form, body, failureView(form, error, ownFields)),
  };
}

/** Which station of each choice was chosen, and which box was ticked, by name. */
const chosenIn = (own: Readonly<Record<string, string>>, ownFields: readonly OwnField[]) =>
  Object.fromEntries(ownFields.map((field) => [field.name, chosen(field, own[field.name] ?? '')]));

const chosen = (field: OwnField, typed: string): boolean | boolean[] =>
  field.kind === 'choice'
    ? stationsOf(field).map((station) => station === typed)
    : field.kind === 'consent' && typed !== '';

function failureView(
  form: ConsultationForm,
  { errors, message }: CallError,
  ownFields: readonly OwnField[],
) {
  const invalid = errors.length > 0;
  const said = new Map(errors.map((error) => [error.field, error.message]));
  return {
    sent: false,
    title: consultationOutcomes[form].failure.title,
    description: invalid ? consultationFailed : message,
    errors: errors.map((error) => ({ ...error, label: labelOf(error.field, ownFields) })),
    error: Object.fromEntries(said),
    advice: byField(({ name }) => adviceOn(name, form, said.get(name))),
  };
}
