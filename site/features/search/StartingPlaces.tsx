import type { SearchContent } from '../../../contracts/content/search-page.ts';
import type { Service } from '../../../contracts/content/service.ts';
import type { Post } from '../../content/posts.ts';
import { firstSentence } from '../../text/first-sentence.ts';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultRow } from './ResultRow.tsx';

interface Props {
  titles: SearchContent['start'];
  services: readonly Pick<Service, 'id' | 'name' | 'shortDescription'>[];
  newest: readonly Pick<Post, 'slug' | 'title' | 'summary'>[];
}

/** Where nothing is typed, and where nothing was found: the services and the newest articles. */
export function StartingPlaces({ titles, services, newest }: Props) {
  return (
    <div className="results" data-start="">
      <section className="results-group" aria-labelledby="start-services">
        <ResultGroup id="start-services" title={titles.services}>
          {services.map(({ id, name, shortDescription }) => (
            <ResultRow key={id} to={`/services/${id}`} title={name} text={shortDescription} />
          ))}
        </ResultGroup>
      </section>
      <section className="results-group" aria-labelledby="start-posts">
        <ResultGroup id="start-posts" title={titles.posts}>
          {newest.map(({ slug, title, summary }) => (
            <ResultRow
              key={slug}
              to={`/blog/${slug}`}
              title={title}
              text={firstSentence(summary)}
            />
          ))}
        </ResultGroup>
      </section>
    </div>
  );
}
