import words from 'virtual:words/person';
import type { AboutPage } from '../../../lib/content/schemas/pages.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { people } from '../../content/content.ts';
import { LineStart } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Ways } from '../../ui/Ways.tsx';
import { LeaderMonogram } from './LeaderMonogram.tsx';
import { getEmail, getPhone } from './person-details.ts';
import './person.css';

interface Props {
  person: Person;
  labels: Pick<AboutPage['leaders'], 'schedule' | 'profile'>;
}

/** Who it is and how to reach them: the page's line starts above their direct line. */
export function PersonHead({ person, labels }: Props) {
  const { name, role, searches, opinion, schedule, profile, sample } = person;
  const { label, phone } = getPhone(person);
  const email = getEmail(person);
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <p className="pad-top-24-32">
          <TextLink to="/about" label={words.back} />
        </p>
        <div className="split split-9 pad-top-16 person-opening small-grid">
          <div>
            <h1 id="page-title" className="type-hero">
              {name}
            </h1>
            <p className="above-16 quiet balance type-h3">
              {role}
              {sample && <SampleMark />}
            </p>
            <p className="measure-30 above-24 type-lead">
              {searches} {opinion}
            </p>
            <p className="actions above-32 cluster">
              <ButtonLink to={schedule} label={labels.schedule} className="full-on-phone" />
              <TextLink to={profile} label={labels.profile} />
            </p>
          </div>
          <div className="person-picture">
            <LeaderMonogram person={person} people={people} />
          </div>
        </div>
        <div className="zone above-48-64 pad-bottom-48-64 person-ways">
          <LineStart />
          <Ways
            ways={[
              { label, value: phone, to: formatPhoneLink(phone) },
              {
                label: words.write,
                value: <EmailAddress address={email} />,
                to: `mailto:${email}`,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
