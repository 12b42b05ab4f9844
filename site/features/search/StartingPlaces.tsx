import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { ResultGroup, ResultRow } from './ResultGroup.tsx';

/** A page to start with. */
export interface StartingPlace {
  to: string;
  title: string;
  text: string;
}

interface Props {
  titles: SearchContent['start'];
  services: readonly StartingPlace[];
  posts: readonly StartingPlace[];
}

/** Shown before typing and without results: the services and the newest articles. */
export function StartingPlaces({ titles, services, posts }: Props) {
  return (
    <div className="results">
      <ResultGroup id="start-services" title={titles.services}>
        {services.map((place) => (
          <ResultRow key={place.to} {...place} />
        ))}
      </ResultGroup>
      {posts.length > 0 && (
        <ResultGroup id="start-posts" title={titles.posts}>
          {posts.map((place) => (
            <ResultRow key={place.to} {...place} />
          ))}
        </ResultGroup>
      )}
    </div>
  );
}
