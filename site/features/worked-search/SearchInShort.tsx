import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatDay } from './days.ts';
import { Row, SearchWords, type WorkedSearchProps } from './WorkedSearch.tsx';

interface Props extends Pick<WorkedSearchProps, 'search'> {
  /** The service whose page shows every day of the search. */
  service: string;
}

/** A worked search in one screen: the row to scale, and the days of its turns in one line. */
export function SearchInShort({ search, service }: Props) {
  const { headline, stations, words } = search;
  const signed = stations.findIndex((station) => station.signed);
  const turns = stations.filter((station, index) => index === 0 || station.open || index >= signed);
  return (
    <section className="worked-search on-ever" aria-labelledby="worked-search-title">
      <div className="frame">
        <div className="zone split split-7 grid worked-top align-start row-gap-8 pad-top-48-64 pad-bottom-16">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="worked-search-title">{headline}</SectionHeading>
          <SearchWords search={search} />
        </div>
        <div className="to-window">
          <Row search={search} />
        </div>
        <div className="zone cluster between align-baseline row-gap-0 pad-bottom-24-32">
          <Line className="lane-right straight-v full" />
          <ol role="list" className="row-gap-0 column-gap-24 cluster type-small">
            {turns.map((station) => (
              <li key={station.day}>
                <strong className="semibold">{station.title}</strong>{' '}
                <span className="quiet unbroken">{formatDay(station.day, search.words)}</span>
              </li>
            ))}
          </ol>
          <TextLink label={words.more} to={`/services/${service}#worked-search-title`} />
        </div>
      </div>
    </section>
  );
}
