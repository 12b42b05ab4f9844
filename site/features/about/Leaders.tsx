import words from 'virtual:words/person';
import { getPersonPath } from '../../../lib/content/addresses.ts';
import type { AboutPage } from '../../../lib/content/schemas/pages.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { Signature } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { LeaderMonogram } from '../person/LeaderMonogram.tsx';
import { describeRule } from '../person/PartnerSheet.tsx';
import { formatSearchCount, getEmail } from '../person/person-details.ts';
import { SearchStrip } from '../person/SearchLines.tsx';
import './about.css';

/** Three in a row, unless another number fills the rows better. */
const columns: Readonly<Record<number, string>> = {
  1: 'leaders-one',
  2: 'leaders-two laptop-2',
  4: 'leaders-two laptop-2',
};

interface Props {
  content: AboutPage['leaders'];
  people: readonly Person[];
}

export function Leaders({ content, people }: Props) {
  const rule = describeRule();
  return (
    <RailSection
      id="team-title"
      title={content.headline}
      className="on-lichen"
      zone="section-zone"
      anchor="team"
    >
      {rule && <p className="measure-34 above-16 type-lead">{rule}</p>}
      <ul
        role="list"
        className={`leaders columns above-32-48 ${columns[people.length] ?? 'leaders-three laptop-3'}`}
      >
        {people.map((person) => (
          <Leader key={person.id} person={person} people={people} labels={content} />
        ))}
      </ul>
      {people.some(({ lastSearches }) => lastSearches.length > 0) && (
        <p className="measure-34 above-24 quiet">{words.searches.legend}</p>
      )}
    </RailSection>
  );
}

interface LeaderProps extends Pick<Props, 'people'> {
  person: Person;
  labels: AboutPage['leaders'];
}

/** One person: portrait or initials as wide as the column, signature, field, opinion, links and last searches. */
function Leader({ person, people, labels }: LeaderProps) {
  const { name, role, searches, opinion, phone, schedule, profile, sample, lastSearches } = person;
  const path = getPersonPath(person.id);
  const ofPerson = (
    <span className="sr-only">
      {' '}
      {labels.of} {name}
    </span>
  );
  const links = [
    ...(phone ? [{ label: phone, to: formatPhoneLink(phone) }] : []),
    { label: labels.schedule, to: schedule, cta: true },
    { label: labels.email, to: `mailto:${getEmail(person)}` },
    { label: labels.profile, to: profile },
  ];
  return (
    <li className="leader">
      <div className="leader-picture tablet-row-1-end tablet-self-start">
        <LeaderMonogram person={person} people={people} />
      </div>
      <div className="leader-who self-end">
        <h3 className="type-tile">
          <a className="link-plain" href={path}>
            {name}
          </a>
        </h3>
        <p className="above-8 quiet">
          {role}
          {sample && <SampleMark />}
        </p>
      </div>
      <Signature className="above-16" />
      <p className="above-16 measure-34">
        {searches} {opinion}
      </p>
      <ul role="list" className="leader-links row-gap-0 column-gap-22 cluster above-12">
        {links.map(({ label, to, cta }) => (
          <li key={label}>
            <a className="link link-standing" href={to} data-cta={cta}>
              {label}
              {ofPerson}
            </a>
          </li>
        ))}
      </ul>
      <div className="above-12">
        {lastSearches.length > 0 && (
          <>
            <a className="link link-standing" href={`${path}#searches`}>
              {formatSearchCount(lastSearches)}
              {ofPerson}
            </a>
            <SearchStrip searches={lastSearches} />
          </>
        )}
      </div>
    </li>
  );
}
