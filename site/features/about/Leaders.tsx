import type { AboutPage } from '../../../contracts/content/about-page.ts';
import type { Person } from '../../../contracts/content/people.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Leader } from './Leader.tsx';
import { leaderGrounds } from './leader-grounds.ts';
import './leaders.css';

interface Props {
  content: AboutPage['leaders'];
  people: Person[];
  /** The domain of their e-mail addresses. */
  mailDomain: string;
}

/** The people who lead the searches, and three ways to reach each. */
export function Leaders({ content, people, mailDomain }: Props) {
  const grounds = leaderGrounds(people.map(({ name }) => name));
  return (
    <section id="team" className="on-lichen" aria-labelledby="team-title" data-drawing="">
      <div className="frame">
        <div className="zone leaders-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="team-title">{content.headline}</SectionHeading>
          <ul className="leaders">
            {people.map((person, index) => (
              <Leader
                key={person.id}
                person={person}
                ground={grounds[index] ?? 'on-ever'}
                labels={content}
                email={`${person.mailbox}@${mailDomain}`}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
