import words from 'virtual:words/person';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { answering, findPerson } from '../../content/content.ts';
import { portraits } from '../../content/portraits.ts';
import { Signature } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import '../../ui/link.css';
import { fillFirst, findPersonPath, getPhone } from './person-details.ts';
import './partner-sheet.css';

interface Props {
  person: Person;
  /** Text before the name, such as `Renata answers`. */
  label: string;
  /** The level of their name in the page's headings. */
  heading?: 'h2' | 'h3';
  /** Whether their field and opinion follow. */
  inFull?: boolean;
}

/**
 * The person who is accountable: portrait or initials, the signed name and the direct line. Not printed, because a page's last
 * sheet of paper could hold it alone.
 */
export function PartnerSheet({ person, label, heading: Heading = 'h3', inFull = false }: Props) {
  const { name, role, searches, opinion, sample } = person;
  const path = findPersonPath(person);
  const line = getPhone(person);
  const headingId = `sheet-${person.id}`;
  return (
    <section className="sheet screen-only" aria-labelledby={headingId}>
      <div className="sheet-body">
        <Monogram name={name} portrait={portraits[person.id]} />
        <div>
          <Heading id={headingId} className="sheet-label type-small">
            {label}{' '}
            {path ? (
              <a className="sheet-name link-plain type-h3" href={path}>
                {name}
              </a>
            ) : (
              <span className="sheet-name type-h3">{name}</span>
            )}
          </Heading>
          <Signature className="above-8" />
          <div className="sheet-under cluster above-8">
            <p className="sheet-role">
              {role}
              {sample && <SampleMark />}
            </p>
            <p>
              <span className="sheet-label type-small">{line.label} </span>
              <a className="link sheet-phone semibold" href={formatPhoneLink(line.phone)}>
                {line.phone}
              </a>
            </p>
          </div>
        </div>
        {inFull && (
          <p className="sheet-words">
            {searches} {opinion}
          </p>
        )}
      </div>
    </section>
  );
}

interface AnsweringProps extends Pick<Props, 'heading'> {
  person: Person | undefined;
}

const Answering = ({ person, ...props }: AnsweringProps) =>
  person && <PartnerSheet person={person} label={fillFirst(words.answers, person)} {...props} />;

/** Who answers the forms. */
export const AnsweringSheet = () => <Answering person={answering} />;

/** Who answers for a city or a service; nothing without an id. */
export const NamedSheet = ({
  id,
  ...props
}: { id: string | undefined } & Pick<Props, 'heading'>) => (
  <Answering person={findPerson(id)} {...props} />
);
