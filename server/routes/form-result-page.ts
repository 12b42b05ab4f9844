import { type ConsultationForm, consultationFields } from '../../contracts/consultation.ts';
import { adviceOn, byField, labelOf } from '../../contracts/consultation-field.ts';
import { consultationFailed, consultationOutcomes } from '../../contracts/outcomes.ts';
import type { CallError } from '../plugins/errors.ts';
import { type FilledPage, readPageTemplate } from './page-template.ts';
import { typedValues } from './read-submission.ts';

/** What a visitor without JavaScript sees after sending a form. */
export interface FormResultPage {
  success(form: ConsultationForm, body: unknown, reference: string): FilledPage;
  failure(form: ConsultationForm, body: unknown, error: CallError): FilledPage;
}

/** @param distDir folder of the built site, which brings the page as a Mustache template */
export function readFormResultPage(distDir: string): FormResultPage {
  const fill = readPageTemplate(distDir, 'form-result');
  const render = (form: ConsultationForm, body: unknown, view: object) => {
    const values = typedValues(body);
    return fill({
      home: form === 'home',
      contact: form === 'contact',
      reference: '',
      errors: [],
      error: {},
      advice: {},
      values,
      answers: consultationFields.map(({ name, label }) => ({ label, value: values[name] })),
      ...view,
    });
  };
  return {
    success: (form, body, reference) =>
      render(form, body, { sent: true, reference, ...consultationOutcomes[form].success }),
    failure: (form, body, error) => render(form, body, failureView(form, error)),
  };
}

function failureView(form: ConsultationForm, { errors, message }: CallError) {
  const invalid = errors.length > 0;
  const said = new Map(errors.map((error) => [error.field, error.message]));
  return {
    sent: false,
    title: consultationOutcomes[form].failure.title,
    description: invalid ? consultationFailed : message,
    errors: errors.map((error) => ({ ...error, label: labelOf(error.field) })),
    error: Object.fromEntries(said),
    advice: byField(({ name }) => adviceOn(name, form, said.get(name))),
  };
}
