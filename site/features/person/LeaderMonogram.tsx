import type { Person } from '../../../lib/content/schemas/people.ts';
import { portraits } from '../../content/portraits.ts';
import { fnv1a } from '../../drawing/numbers.ts';
import { getInitials } from '../../text/formats.ts';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import './person.css';

/** A third or half of the content width, or a fixed column on small screens (about.css). */
const portraitSizes = '(min-width: 56.25rem) 40vw, 14rem';

interface Props {
  person: Person;
  /** All leaders, so that neighbors get different grounds. */
  people: readonly Person[];
}

/** A person's portrait or initials, as wide as its column. */
export function LeaderMonogram({ person, people }: Props) {
  const portrait = portraits[person.id];
  if (portrait) {
    return (
      <OwnPicture
        picture={portrait}
        sizes={portraitSizes}
        className="leader-monogram leader-portrait block"
      />
    );
  }
  const ground = assignGrounds(people.map(({ name }) => name))[people.indexOf(person)];
  return (
    <span className={`leader-monogram ${ground ?? 'on-ever'}`} aria-hidden="true">
      <span className="leader-initials">{getInitials(person.name)}</span>
    </span>
  );
}

const grounds = ['on-signal', 'on-ever', 'on-chalk'] as const;

/**
 * Gives each name one of the three backgrounds, by the order of the names' hashes: stable for a set
 * of people, and different for neighbors, up to three.
 */
export function assignGrounds(names: readonly string[]): string[] {
  const ranked = [...names].sort((a, b) => fnv1a(a) - fnv1a(b));
  return names.map((name) => grounds[ranked.indexOf(name) % grounds.length] ?? 'on-ever');
}
