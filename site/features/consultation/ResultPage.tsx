import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { ReferenceLine } from './ConsultationOutcome.tsx';
import { FormField, getFieldId } from './FormField.tsx';
import { formatSection, formatTag, Section } from './template.tsx';
import './consultation-form.css';
import { Fragment, type ReactNode } from 'react';
import {
  type ConsultationField,
  consultationFields,
  type FieldDefinition,
} from '../../../lib/forms/consultation.ts';
import { consultationEndpoints } from '../../../lib/forms/endpoints.ts';
import { getEndpointUrl } from '../../calls/request.ts';
import { ChoiceOption } from '../../ui/Choice.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { isWide, OwnFormField } from './OwnFormField.tsx';

interface Props {
  messageHint: string;
  ownFields: readonly OwnField[];
  note: string;
  privacyLink: Link;
  back: Link;
}

/**
 * The answer to a form that was posted without a script. The server fills it as a Mustache template
 * with the view of server/routes/form-result-page.ts.
 */
export function ResultPage({ back, ...form }: Props) {
  return (
    <section className="result on-signal">
      <div className="frame">
        <h1 className="result-title type-h2">{formatTag('title')}</h1>
        <p className="result-words type-lead">{formatTag('description')}</p>
        <Section name="sent">
          <p className="result-words type-lead">
            <ReferenceLine reference={formatTag('reference')} />
          </p>
          <a className="button button-second result-back" href={back.to}>
            <span className="button-words">{back.label}</span>
          </a>
        </Section>
        <Section name="sent" not>
          {/* `errors` would repeat the summary for each error, so the condition is a first one. */}
          <Section name="errors.0">
            <ErrorSummary heading="These answers need another look." level={2}>
              <Section name="errors">
                <ErrorSummaryItem
                  fieldId={getFieldId(formatTag('field'))}
                  message={formatTag('message')}
                />
              </Section>
            </ErrorSummary>
          </Section>
          <ResultForm {...form} />
        </Section>
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

const formatByForm = (home: string, contact: string) =>
  formatSection('home', home) + formatSection('contact', contact);

/** The form with the sent values and their errors. */
function ResultForm({ messageHint, ownFields, note, privacyLink }: ResultFormProps) {
  return (
    <form
      className="consultation"
      method="post"
      action={formatByForm(
        getEndpointUrl(consultationEndpoints.home),
        getEndpointUrl(consultationEndpoints.contact),
      )}
    >
      <div className="consultation-fields">
        {consultationFields.map((field) => {
          const { name } = field;
          const shown = { field, messageHint, defaultValue: formatTag(`values.${name}`) };
          const error = `error.${name}`;
          return (
            <Attached key={name} field={field}>
              <div className={field.kind === 'multiline' ? 'field-wide' : undefined}>
                <Section name={error}>
                  {/* Only some errors of a field come with advice. */}
                  <FormField
                    {...shown}
                    error={formatTag(error)}
                    advice={field.advice && formatTag(`advice.${name}`)}
                  />
                </Section>
                <Section name={error} not>
                  <FormField {...shown} />
                </Section>
              </div>
            </Attached>
          );
        })}
        {ownFields.map((field) => (
          <div key={field.name} className={isWide(field) ? 'field-wide' : undefined}>
            <Section name={`error.${field.name}`}>
              <OwnResult field={field} error={formatTag(`error.${field.name}`)} />
            </Section>
            <Section name={`error.${field.name}`} not>
              <OwnResult field={field} />
            </Section>
          </div>
        ))}
      </div>
      <ConsultationFoot
        page={formatByForm('/', '/contact')}
        note={note}
        privacyLink={privacyLink}
      />
    </form>
  );
}

/** An own field with its sent value. */
function OwnResult({ field, error }: { field: OwnField; error?: string }) {
  const { name, kind } = field;
  const shared = { field, error, control: { name } };
  if (kind === 'choice') {
    return (
      <OwnFormField
        {...shared}
        station={(control, index) => (
          <Fragment key={control.words}>
            <Section name={`chosen.${name}.${index}`}>
              <ChoiceOption {...control} defaultChecked />
            </Section>
            <Section name={`chosen.${name}.${index}`} not>
              <ChoiceOption {...control} defaultChecked={false} />
            </Section>
          </Fragment>
        )}
      />
    );
  }
  if (kind !== 'consent')
    return <OwnFormField {...shared} defaultValue={formatTag(`values.${name}`)} />;
  return (
    <>
      <Section name={`chosen.${name}`}>
        <OwnFormField {...shared} ticked />
      </Section>
      <Section name={`chosen.${name}`} not>
        <OwnFormField {...shared} />
      </Section>
    </>
  );
}

/** Attached values, such as a brief, show only if they were sent. */
function Attached({
  field,
  children,
}: {
  field: FieldDefinition<ConsultationField>;
  children: ReactNode;
}) {
  return field.attached ? <Section name={`values.${field.name}`}>{children}</Section> : children;
}
