import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import type { ConsultationForm } from '../../lib/forms/consultation.ts';
import {
  getAdvice,
  getLabel,
  getOptions,
  getSentFields,
  mapFields,
} from '../../lib/forms/consultation-field.ts';
import { consultationFailed, consultationOutcomes } from '../../lib/forms/outcomes.ts';
import type { HttpError } from '../plugins/errors.ts';
import { type RenderedPage, readPageTemplate } from './page-template.ts';
import { readFieldValues, readOwnValues } from './read-submission.ts';

/** What a visitor without JavaScript sees after sending a form. */
export interface FormResultPage {
  success(form: ConsultationForm, reference: string): RenderedPage;
  failure(form: ConsultationForm, body: unknown, error: HttpError): RenderedPage;
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
    const values = readFieldValues(body);
    const own = readOwnValues(body, ownFields);
    return fill({
      home: form === 'home',
      contact: form === 'contact',
      reference: '',
      errors: [],
      error: {},
      advice: {},
      values: { ...values, ...own },
      chosen: chosenIn(own, ownFields),
      answers: Object.entries({ ...getSentFields(values), ...own }).map(([name, value]) => ({
        label: getLabel(name, ownFields),
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
    ? getOptions(field).map((station) => station === typed)
    : field.kind === 'consent' && typed !== '';

function failureView(
  form: ConsultationForm,
  { errors, message }: HttpError,
  ownFields: readonly OwnField[],
) {
  const invalid = errors.length > 0;
  const said = new Map(errors.map((error) => [error.field, error.message]));
  return {
    sent: false,
    title: consultationOutcomes[form].failure.title,
    description: invalid ? consultationFailed : message,
    errors: errors.map((error) => ({ ...error, label: getLabel(error.field, ownFields) })),
    error: Object.fromEntries(said),
    advice: mapFields(({ name }) => getAdvice(name, form, said.get(name))),
  };
}
