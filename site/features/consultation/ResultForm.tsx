import { Fragment, type ReactNode } from 'react';
import type { OwnField as OwnFieldWords } from '../../../lib/content/schemas/form-fields.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import {
  type ConsultationField,
  consultationFields,
  type FieldDefinition,
} from '../../../lib/forms/consultation.ts';
import { consultationEndpoints } from '../../../lib/forms/endpoints.ts';
import { callAddress } from '../../calls/forms-server.ts';
import { ChoiceStation } from '../../ui/Choice.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { FormField } from './FormField.tsx';
import { isWide, OwnField } from './OwnField.tsx';
import { Given, given, tag } from './template.tsx';
import './consultation-form.css';

interface Props {
  messageHint: string;
  ownFields: readonly OwnFieldWords[];
  note: string;
  privacyLink: Link;
}

const byForm = (home: string, contact: string) => given('home', home) + given('contact', contact);

/** The form again, with what was typed and what needs another look; to be filled by the server. */
export function ResultForm({ messageHint, ownFields, note, privacyLink }: Props) {
  return (
    <form
      className="consultation"
      method="post"
      action={byForm(
        callAddress(consultationEndpoints.home),
        callAddress(consultationEndpoints.contact),
      )}
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
function OwnResult({ field, error }: { field: OwnFieldWords; error?: string }) {
  const { name, kind } = field;
  const shared = { field, error, control: { name } };
  if (kind === 'choice') {
    return (
      <OwnField
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
  if (kind !== 'consent') return <OwnField {...shared} defaultValue={tag(`values.${name}`)} />;
  return (
    <>
      <Given name={`chosen.${name}`}>
        <OwnField {...shared} ticked />
      </Given>
      <Given name={`chosen.${name}`} not>
        <OwnField {...shared} />
      </Given>
    </>
  );
}

/** What comes from another page is there only where it was sent. */
function Attached({
  field,
  children,
}: {
  field: FieldDefinition<ConsultationField>;
  children: ReactNode;
}) {
  return field.attached ? <Given name={`values.${field.name}`}>{children}</Given> : children;
}
