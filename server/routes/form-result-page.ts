import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import type { ConsultationForm } from '../../contracts/consultation.ts';
import { consultationFailed, consultationOutcomes } from '../../contracts/outcomes.ts';
import type { CallError } from '../call-error.ts';
import { fieldLabel, typedValues } from './read-submission.ts';

/** What a visitor without JavaScript sees after sending a form. */
export interface FormResultPage {
  success(form: ConsultationForm, body: unknown, reference: string): string;
  failure(form: ConsultationForm, body: unknown, error: CallError): string;
}

/** @param distDir folder of the built site, which brings the page as a Mustache template */
export function readFormResultPage(distDir: string): FormResultPage {
  const template = readTemplate(join(distDir, 'form-result.html'));
  if (/\{\{[{&]/.test(template)) {
    throw new Error('form-result.html would put what visitors typed unescaped into the page');
  }
  const render = (form: ConsultationForm, body: unknown, view: object) =>
    Mustache.render(template, {
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

function readTemplate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A site built without the page still answers, only bare.
    return readFileSync(new URL('./form-result-fallback.mustache', import.meta.url), 'utf8');
  }
}
