import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { ReferenceLine } from './ConsultationOutcome.tsx';
import { FormField, fieldId } from './FormField.tsx';
import { Given, given, tag } from './template.tsx';
import './result-page.css';
import { Fragment, type ReactNode } from 'react';
import {
  type ConsultationField,
  consultationFields,
  type FieldOf,
} from '../../../lib/forms/consultation.ts';
import { consultationCalls } from '../../../lib/forms/endpoints.ts';
import { callAddress } from '../../calls/request.ts';
import { ChoiceStation } from '../../ui/Choice.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { isWide, OwnFormField } from './OwnFormField.tsx';
import './consultation-form.css';

interface Props {
  messageHint: string;
  ownFields: readonly OwnField[];
  note: string;
  privacyLink: Link;
  back: Link;
}

/**
 * What follows a form that was posted without a script. The server fills this page as a Mustache
 * template: server/routes/form-result-page.ts has the view. The success is a page of its own address,
 * so it shows nothing that was typed.
 */
export function ResultPage({ back, ...form }: Props) {
  return (
    <section className="result on-signal">
      <div className="frame">
        <h1 className="result-title type-h2">{tag('title')}</h1>
        <p className="result-words type-lead">{tag('description')}</p>
        <Given name="sent">
          <p className="result-words type-lead">
            <ReferenceLine reference={tag('reference')} />
          </p>
          <a className="button button-second result-back" href={back.to}>
            <span className="button-words">{back.label}</span>
          </a>
        </Given>
        <Given name="sent" not>
          {/* Mustache would repeat the summary for each error, so its condition is that there is a first one. */}
          <Given name="errors.0">
            <ErrorSummary heading="These answers need another look." level={2}>
              <Given name="errors">
                <ErrorSummaryItem fieldId={fieldId(tag('field'))} message={tag('message')} />
              </Given>
            </ErrorSummary>
          </Given>
          <ResultForm {...form} />
        </Given>
      </div>
    </section>
  );
}

interface ResultFormProps {
  messageHint: string;
  ownFields: readonly OwnField[];
  note: string;
  privacyLink: Link;
}

const byForm = (home: string, contact: string) => given('home', home) + given('contact', contact);

/** The form again, with what was typed and what needs another look; to be filled by the server. */
function ResultForm({ messageHint, ownFields, note, privacyLink }: ResultFormProps) {
  return (
    <form
      className="consultation"
      method="post"
      action={byForm(callAddress(consultationCalls.home), callAddress(consultationCalls.contact))}
    >
      <div className="consultation-fields">
        {consultationFields.map((field) => {
          const { name } = field;
          const shown = { field, messageHint, defaultValue: tag(`values.${name}`) };
          const error = `error.${name}`;
          return (
            <Attached key={name} field={field}>
              <div className={field.kind === 'multiline' ? 'field-wide' : undefined}>
                <Given name={error}>
                  {/* Only some errors of a field come with advice. */}
                  <FormField
                    {...shown}
                    error={tag(error)}
                    advice={field.advice && tag(`advice.${name}`)}
                  />
                </Given>
                <Given name={error} not>
                  <FormField {...shown} />
                </Given>
              </div>
            </Attached>
          );
        })}
        {ownFields.map((field) => (
          <div key={field.name} className={isWide(field) ? 'field-wide' : undefined}>
            <Given name={`error.${field.name}`}>
              <OwnResult field={field} error={tag(`error.${field.name}`)} />
            </Given>
            <Given name={`error.${field.name}`} not>
              <OwnResult field={field} />
            </Given>
          </div>
        ))}
      </div>
      <ConsultationFoot page={byForm('/', '/contact')} note={note} privacyLink={privacyLink} />
    </form>
  );
}

/** A field that the owner added, with what was answered. */
function OwnResult({ field, error }: { field: OwnField; error?: string }) {
  const { name, kind } = field;
  const shared = { field, error, control: { name } };
  if (kind === 'choice') {
    return (
      <OwnFormField
        {...shared}
        station={(control, index) => (
          <Fragment key={control.words}>
            <Given name={`chosen.${name}.${index}`}>
              <ChoiceStation {...control} defaultChecked />
            </Given>
            <Given name={`chosen.${name}.${index}`} not>
              <ChoiceStation {...control} defaultChecked={false} />
            </Given>
          </Fragment>
        )}
      />
    );
  }
  if (kind !== 'consent') return <OwnFormField {...shared} defaultValue={tag(`values.${name}`)} />;
  return (
    <>
      <Given name={`chosen.${name}`}>
        <OwnFormField {...shared} ticked />
      </Given>
      <Given name={`chosen.${name}`} not>
        <OwnFormField {...shared} />
      </Given>
    </>
  );
}

/** What comes from another page is there only where it was sent. */
function Attached({ field, children }: { field: FieldOf<ConsultationField>; children: ReactNode }) {
  return field.attached ? <Given name={`values.${field.name}`}>{children}</Given> : children;
}
