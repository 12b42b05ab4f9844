import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { fnv1a } from '../../drawing/numbers.ts';
import { getInitials } from '../../text/formats.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import './leaders.css';

/** Three in a row, unless another number fills the rows better. */
const columns: Readonly<Record<number, string>> = {
  1: 'leaders-one',
  2: 'leaders-two',
  4: 'leaders-two',
};

interface Props {
  content: AboutPage['leaders'];
  people: Person[];
  /** By the ids of people. Without one, the initials are shown. */
  portraits: Readonly<Record<string, PictureSources | undefined>>;
  /** The domain of their email addresses. */
  mailDomain: string;
}

export function Leaders({ content, people, portraits, mailDomain }: Props) {
  const grounds = assignGrounds(people.map(({ name }) => name));
  return (
    <RailSection
      id="team-title"
      title={content.headline}
      className="on-lichen"
      zone="section-zone"
      anchor="team"
    >
      <ul className={`leaders ${columns[people.length] ?? ''}`}>
        {people.map((person, index) => (
          <Leader
            key={person.id}
            person={person}
            ground={grounds[index] ?? 'on-ever'}
            portrait={portraits[person.id]}
            labels={content}
            email={`${person.mailbox}@${mailDomain}`}
          />
        ))}
      </ul>
    </RailSection>
  );
}

const grounds = ['on-signal', 'on-ever', 'on-chalk'] as const;
type LeaderGround = (typeof grounds)[number];

/**
 * Gives each name one of the three backgrounds, by the order of the names' hashes: stable for a set of
 * people, and people beside each other have different ones, up to three.
 */
export function assignGrounds(names: readonly string[]): LeaderGround[] {
  const ranked = [...names].sort((a, b) => fnv1a(a) - fnv1a(b));
  return names.map((name) => grounds[ranked.indexOf(name) % grounds.length] ?? 'on-ever');
}

interface LeaderProps {
  person: Person;
  ground: LeaderGround;
  portrait: PictureSources | undefined;
  labels: AboutPage['leaders'];
  email: string;
}

/** A third or a half of the content, or a column of its own on small screens: leaders.css. */
const portraitSizes = '(min-width: 56.25rem) 40vw, 14rem';

/** One person: portrait or initials as wide as the column, their field, one opinion, three links. */
function Leader({ person, ground, portrait, labels, email }: LeaderProps) {
  const { name, role, searches, opinion, schedule, profile, sample } = person;
  const links = [
    { label: labels.schedule, to: schedule, cta: true },
    { label: labels.email, to: `mailto:${email}` },
    { label: labels.profile, to: profile },
  ];
  return (
    <li className="leader">
      {portrait ? (
        <OwnPicture
          picture={portrait}
          sizes={portraitSizes}
          className="leader-monogram leader-portrait"
        />
      ) : (
        <span className={`leader-monogram ${ground}`} aria-hidden="true">
          <span className="leader-initials">{getInitials(name)}</span>
        </span>
      )}
      <div className="leader-who">
        <h3 className="type-tile">{name}</h3>
        <p className="leader-role">
          {role}
          {sample && <SampleMark />}
        </p>
      </div>
      <p className="leader-text">
        {searches} {opinion}
      </p>
      <ul className="leader-links">
        {links.map(({ label, to, cta }) => (
          <li key={label}>
            <a className="link leader-link" href={to} data-cta={cta}>
              {label}
              <span className="sr-only">
                {' '}
                {labels.of} {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
