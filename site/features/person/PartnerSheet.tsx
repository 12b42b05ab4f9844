import region from 'virtual:region';
import words from 'virtual:words/person';
import { getPersonPath } from '../../../lib/content/addresses.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { answering, findPerson, hours } from '../../content/content.ts';
import { portraits } from '../../content/portraits.ts';
import { Signature } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import '../../ui/links.css';
import { fillFirst, getPhone } from './person-details.ts';
import './person.css';

interface Props {
  person: Person;
  /** Text before the name, such as `Renata answers`. */
  label: string;
  /** The level of their name in the page's headings. */
  heading?: 'h2' | 'h3';
  /** Whether their field and opinion follow. */
  inFull?: boolean;
  /** Who answers requests and who takes calls. */
  note?: string;
}

/**
 * The person who is accountable: portrait or initials, the signed name and the direct line. Not printed, because a page's last
 * sheet of paper could hold it alone.
 */
export function PartnerSheet({
  person,
  label,
  heading: Heading = 'h3',
  inFull = false,
  note,
}: Props) {
  const { name, role, searches, opinion, sample } = person;
  const line = getPhone(person);
  const headingId = `sheet-${person.id}`;
  return (
    <section className="sheet ruled pad-top-24 screen-only" aria-labelledby={headingId}>
      <div className="sheet-body row-gap-12 column-gap-20 cluster align-start">
        <Monogram name={name} portrait={portraits[person.id]} />
        <div>
          <Heading id={headingId} className="quiet type-small">
            {label}{' '}
            <a className="sheet-name link-plain type-h3" href={getPersonPath(person.id)}>
              {name}
            </a>
          </Heading>
          <Signature className="above-8" />
          <div className="row-gap-0 column-gap-24 cluster between above-8">
            <p className="pad-y-6 quiet">
              {role}
              {sample && <SampleMark />}
            </p>
            <p>
              <span className="quiet type-small">{line.label} </span>
              <a
                className="link inline-block pad-top-6 pad-bottom-10 nowrap semibold"
                href={formatPhoneLink(line.phone)}
              >
                {line.phone}
              </a>
            </p>
          </div>
        </div>
        {note && <p className="sheet-words">{note}</p>}
        {inFull && (
          <p className="sheet-words">
            {searches} {opinion}
          </p>
        )}
      </div>
    </section>
  );
}

/** Who answers the forms. */
export const AnsweringSheet = () =>
  answering && (
    <PartnerSheet
      person={answering}
      label={fillFirst(words.answers, answering)}
      note={describeRule()}
    />
  );

/** Who leads the work of a city or a service; nothing without an id. */
export function NamedSheet({ id, heading }: { id: string | undefined } & Pick<Props, 'heading'>) {
  const person = findPerson(id);
  if (!person) return null;
  const label = fillFirst(words.leads, person);
  return <PartnerSheet person={person} label={label} heading={heading} note={describeRule()} />;
}

/** The one rule: who answers a request, and who takes the call. */
export function describeRule(): string | undefined {
  const takers = hours?.people.flatMap(({ person }) => findPerson(person) ?? []) ?? [];
  if (!answering || takers.length === 0) return undefined;
  const [only] = takers.length === 1 ? takers : [];
  const { self, other, several } = words.takesCalls;
  const text = only ? (only === answering ? self : other) : several;
  const list = new Intl.ListFormat(region.locale, { type: 'disjunction' });
  return fill(fillFirst(text, answering), { people: list.format(takers.map(({ name }) => name)) });
}
