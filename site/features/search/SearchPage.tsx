import type { SearchContent } from '../../../contracts/content/search-page.ts';
import type { Service } from '../../../contracts/content/service.ts';
import type { Post } from '../../content/posts.ts';
import { Line } from '../../motion/Line.tsx';
import { KindFilter } from './KindFilter.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchWords } from './SearchWords.tsx';
import { StartingPlaces } from './StartingPlaces.tsx';

interface Props {
  content: SearchContent;
  services: readonly Service[];
  /** Newest first. */
  newest: readonly Post[];
}

/** The field whose underline is the line, and what it finds (design, section 19). */
export function SearchPage({ content, services, newest }: Props) {
  return (
    <section className="search on-paper" aria-labelledby="page-title" data-search="">
      <div className="frame">
        <SearchForm content={content} />
        <div className="zone search-zone">
          <Line className="search-row straight-h" draw="right" />
          <Line className="search-exit bend-tr lane-right reach full" step={2} />
          <SearchWords content={content} />
          <KindFilter kinds={content.kinds} />
          <Results content={content} />
          <StartingPlaces titles={content.start} services={services} newest={newest} />
        </div>
      </div>
    </section>
  );
}
