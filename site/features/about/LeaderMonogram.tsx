import type { Person } from '../../../lib/content/schemas/people.ts';
import { portraits } from '../../content/portraits.ts';
import { getInitials } from '../../text/formats.ts';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { assignGrounds } from './leader-grounds.ts';
import './leader-monogram.css';

/** A third or a half of the content, or a column of its own on small screens: leaders.css. */
const portraitSizes = '(min-width: 56.25rem) 40vw, 14rem';

interface Props {
  person: Person;
  /** All of them: each has another ground than those beside it. */
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
        className="leader-monogram leader-portrait"
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
