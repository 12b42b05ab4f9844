import type { ConsultationForm } from '../../contracts/consultation.ts';
import { consultationFailed, consultationOutcomes } from '../../contracts/outcomes.ts';
import type { CallError } from '../call-error.ts';
import { type FilledPage, readPageTemplate } from './page-template.ts';
import { fieldLabel, typedValues } from './read-submission.ts';

/** What a visitor without JavaScript sees after sending a form. */
export interface FormResultPage {
  success(form: ConsultationForm, body: unknown, reference: string): FilledPage;
  failure(form: ConsultationForm, body: unknown, error: CallError): FilledPage;
}

/** @param distDir folder of the built site, which brings the page as a Mustache template */
export function readFormResultPage(distDir: string): FormResultPage {
  const fill = readPageTemplate(distDir, 'form-result');
  const render = (form: ConsultationForm, body: unknown, view: object) =>
    fill({
      home: form === 'home',
      contact: form === 'contact',
      reference: '',
      errors: [],
      error: {},
      values: typedValues(body),
      ...view,
    });
  return {
    success: (form, body, reference) =>
      render(form, body, { sent: true, reference, ...consultationOutcomes[form].success }),
    failure: (form, body, error) => render(form, body, failureView(form, error)),
  };
}

function failureView(form: ConsultationForm, { errors, message }: CallError) {
  const invalid = errors.length > 0;
  return {
    sent: false,
    title: consultationOutcomes[form].failure.title,
    description: invalid ? consultationFailed : message,
    errors: errors.map((error) => ({ ...error, label: fieldLabel(error.field) })),
    error: Object.fromEntries(errors.map((error) => [error.field, error.message])),
  };
}
