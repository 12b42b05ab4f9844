import { consultationFields } from '../../../contracts/consultation.ts';
import type { Link } from '../../../contracts/content/words.ts';
import { consultationCalls } from '../../../contracts/endpoints.ts';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { FormField } from './FormField.tsx';
import { Given, given, tag } from './template.tsx';
import './consultation-form.css';

interface Props {
  messageHint: string;
  note: string;
  privacyLink: Link;
}

const byForm = (home: string, contact: string) => given('home', home) + given('contact', contact);

/** The form again, with what was typed and what needs another look; to be filled by the server. */
export function ResultForm({ messageHint, note, privacyLink }: Props) {
  return (
    <form
      className="consultation"
      method="post"
      action={byForm(consultationCalls.home, consultationCalls.contact)}
    >
      <div className="consultation-fields">
        {consultationFields.map((field) => {
          const { name } = field;
          const shown = { field, messageHint, defaultValue: tag(`values.${name}`) };
          const error = `error.${name}`;
          return (
            <div key={name} className={field.kind === 'multiline' ? 'field-wide' : undefined}>
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
          );
        })}
      </div>
      <ConsultationFoot page={byForm('/', '/contact')} note={note} privacyLink={privacyLink} />
    </form>
  );
}
