import words from 'virtual:words/person';
import { formatPlace } from '../../../lib/content/schemas/city.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { cities, services } from '../../content/content.ts';
import { toPostRoutes } from '../../content/routes.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { findAuthor, writtenPosts } from '../post/posts.ts';
import { fillFirst } from './person-details.ts';

/** The newest ones, so that the list stays one row. */
const maxTexts = 3;

/** The services and cities that a person answers for, and what they wrote; renders nothing if there are none. */
export function Charges({ person }: { person: Person }) {
  const isTheirs = (entry: { person?: string | undefined }) => entry.person === person.id;
  const charges = [
    ...services
      .filter(isTheirs)
      .map(({ id, name, line }) => ({ label: name, to: `/services/${id}`, text: line })),
    ...cities
      .filter(isTheirs)
      .map((city) => ({ label: formatPlace(city), to: city.path, text: city.line })),
  ];
  const texts = toPostRoutes(
    writtenPosts
      // The firm signs the dedicated articles.
      .filter((post) => post.action === undefined && findAuthor(post).id === person.id)
      .slice(0, maxTexts),
  );
  return [
    { id: 'charge-title', title: words.charge, links: charges, ground: 'on-ever' },
    { id: 'texts-title', title: words.texts, links: texts, ground: 'on-paper' },
  ]
    .filter(({ links }) => links.length > 0)
    .map(({ id, title, links, ground }) => (
      <RailSection
        key={id}
        id={id}
        title={fillFirst(title, person)}
        className={ground}
        zone="section-zone charges"
      >
        <RuledLinks links={links} />
      </RailSection>
    ));
}
