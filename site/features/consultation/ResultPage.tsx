import words from 'virtual:words/form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import {
  type ConsultationField,
  type FieldDefinition,
  getFields,
} from '../../../lib/forms/consultation.ts';
import { consultationEndpoints } from '../../../lib/forms/endpoints.ts';
import type { Moment } from '../../../lib/forms/reply-time.ts';
import { getEndpointUrl } from '../../request.ts';
import { ChoiceOption } from '../../ui/Choice.tsx';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StaticOffer } from '../booking/StaticPicker.tsx';
import type { PrivacyNote } from './ConsultationFoot.tsx';
import { ConsultationFoot, ReferenceLine } from './ConsultationFoot.tsx';
import { FormField, getFieldId, isWide, OwnFormField } from './FormFields.tsx';
import { SentRequest } from './SentRequest.tsx';
import { formatSection, formatTag, Section } from './template.tsx';
import './consultation.css';

interface FormProps extends PrivacyNote {
  messageHint: string;
  ownFields: readonly OwnField[];
}

interface Props extends FormProps {
  back: Link;
  /** Whether the firm has bookable hours. */
  canBook?: boolean;
}

/**
 * The answer to a form that was posted without a script. The server fills it as a Mustache template
 * with the view of server/leads/result-page.ts.
 */
export function ResultPage({ back, canBook = false, ...form }: Props) {
  const errors = (
    <ErrorSummary heading={words.errors.all} level={2}>
      <Section name="errors">
        <ErrorSummaryItem fieldId={getFieldId(formatTag('field'))} message={formatTag('message')} />
      </Section>
    </ErrorSummary>
  );
  const failed = (
    <>
      {/* A section named `errors` would repeat the summary for each error, so this tests for a first one. */}
      <Section name="errors.0">{errors}</Section>
      <ResultForm {...form} />
    </>
  );
  return (
    <section className="form-result section-zone on-signal">
      <div className="frame">
        <h1 className="type-h2">{formatTag('title')}</h1>
        <p className="above-16 type-lead">{formatTag('description')}</p>
        <Section name="sent" otherwise={failed}>
          <p className="above-8 type-lead">
            <ReferenceLine reference={formatTag('reference')} />
          </p>
          <div className="form-result-next">
            <Section name="dated">
              <div className="container above-40">
                <SentRequest
                  call={{ name: formatTag('call.name'), text: formatTag('call.text') }}
                  length={formatTag('call.length')}
                  reference={formatTag('reference')}
                  received={formatMomentTags('received')}
                  reply={formatMomentTags('reply')}
                />
              </div>
            </Section>
            {canBook && (
              <Section name="booking">
                <StaticOffer />
              </Section>
            )}
          </div>
          <TextLink {...back} />
        </Section>
      </div>
    </section>
  );
}

const formatMomentTags = (name: string): Moment => ({
  date: formatTag(`${name}.date`),
  time: formatTag(`${name}.time`),
  iso: formatTag(`${name}.iso`),
});

/** The form with the sent values and their errors. */
function ResultForm({ messageHint, ownFields, note, privacyLink }: FormProps) {
  const action = Object.entries(consultationEndpoints).map(([form, path]) =>
    formatSection(form, getEndpointUrl(path)),
  );
  return (
    <form
      className="consultation relative container"
      method="post"
      action={action.join('')}
      noValidate
    >
      <div className="consultation-fields">
        {getFields(words.fields).map((field) => (
          <ResultField key={field.name} field={field} messageHint={messageHint} />
        ))}
        {ownFields.map((field) => (
          <div key={field.name} className={isWide(field) ? 'field-wide' : undefined}>
            <Section name={`error.${field.name}`} otherwise={<OwnResultField field={field} />}>
              <OwnResultField field={field} error={formatTag(`error.${field.name}`)} />
            </Section>
          </div>
        ))}
      </div>
      {/* The page's address has no campaign any more. */}
      <input type="hidden" name="campaign" value={formatTag('campaign')} />
      <ConsultationFoot
        page={formatTag('page')}
        book={formatTag('book')}
        note={note}
        privacyLink={privacyLink}
      />
    </form>
  );
}

interface FieldProps {
  field: FieldDefinition<ConsultationField>;
  messageHint: string;
}

function ResultField({ field, messageHint }: FieldProps) {
  const { name, kind, attached, optionalOn } = field;
  const shared = { messageHint, defaultValue: formatTag(`values.${name}`) };
  // Only some errors of a field come with advice.
  const advice = field.advice && formatTag(`advice.${name}`);
  const error = `error.${name}`;
  const show = (definition: typeof field) => (
    <Section name={error} otherwise={<FormField {...shared} field={definition} />}>
      <FormField {...shared} field={definition} error={formatTag(error)} advice={advice} />
    </Section>
  );
  const content = (
    <div className={kind === 'multiline' ? 'field-wide' : undefined}>
      {optionalOn ? (
        <Section name={optionalOn} otherwise={show(field)}>
          {show({ ...field, required: false })}
        </Section>
      ) : (
        show(field)
      )}
    </div>
  );
  // Attached values, such as a brief, show only if they were sent.
  return attached ? <Section name={`values.${name}`}>{content}</Section> : content;
}

function OwnResultField({ field, error }: { field: OwnField; error?: string }) {
  const { name, kind } = field;
  const shared = { field, error, control: { name } };
  switch (kind) {
    case 'choice':
      return (
        <OwnFormField
          {...shared}
          renderOption={(option, index) => (
            <Section
              key={option.label}
              name={`chosen.${name}.${index}`}
              otherwise={<ChoiceOption {...option} defaultChecked={false} />}
            >
              <ChoiceOption {...option} defaultChecked />
            </Section>
          )}
        />
      );
    case 'consent':
      return (
        <Section name={`chosen.${name}`} otherwise={<OwnFormField {...shared} />}>
          <OwnFormField {...shared} checked />
        </Section>
      );
    default:
      return <OwnFormField {...shared} defaultValue={formatTag(`values.${name}`)} />;
  }
}
