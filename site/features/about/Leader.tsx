import type { AboutPage } from '../../../contracts/content/about-page.ts';
import type { Person } from '../../../contracts/content/people.ts';
import { initials } from '../../ui/initials.ts';
import type { LeaderGround } from './leader-grounds.ts';

interface Props {
  person: Person;
  ground: LeaderGround;
  labels: AboutPage['leaders'];
  email: string;
}

/** One person: initials as wide as the column, their field, one opinion, three links. */
export function Leader({ person, ground, labels, email }: Props) {
  const { name, role, searches, opinion, schedule, profile } = person;
  const links = [
    { label: labels.schedule, to: schedule },
    { label: labels.email, to: `mailto:${email}` },
    { label: labels.profile, to: profile },
  ];
  return (
    <li className="leader">
      <span className={`leader-monogram ${ground}`} aria-hidden="true">
        <span className="leader-initials">{initials(name)}</span>
      </span>
      <div className="leader-who">
        <h3 className="type-tile">{name}</h3>
        <p className="leader-role">{role}</p>
      </div>
      <p className="leader-text">
        {searches} {opinion}
      </p>
      <ul className="leader-links">
        {links.map(({ label, to }) => (
          <li key={label}>
            <a className="link leader-link" href={to}>
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
