import type { Link } from '../../../contracts/content/words.ts';
import { Field } from '../../ui/Field.tsx';
import { ConsultationFoot } from './ConsultationFoot.tsx';
import { ConsultationTrap } from './ConsultationTrap.tsx';
import { ownConsultationCalls } from './consultation-address.ts';
import { consultationFieldList, fieldId } from './fields.ts';
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
      action={byForm(ownConsultationCalls.home, ownConsultationCalls.contact)}
    >
      <div className="consultation-fields">
        {consultationFieldList.map((field) => {
          const { name, multiline } = field;
          const shown = {
            ...field,
            id: fieldId(name),
            hint: multiline ? messageHint : undefined,
            defaultValue: tag(`values.${name}`),
          };
          const error = `error.${name}`;
          return (
            <div key={name} className={multiline ? 'field-wide' : undefined}>
              <Given name={error}>
                <Field {...shown} error={tag(error)} />
              </Given>
              <Given name={error} not>
                <Field {...shown} />
              </Given>
            </div>
          );
        })}
      </div>
      <ConsultationTrap page={byForm('/', '/contact')} />
      <ConsultationFoot note={note} privacyLink={privacyLink} />
    </form>
  );
}
