import words from 'virtual:words/person';
import type { LastSearch, Person } from '../../../lib/content/schemas/people.ts';
import { getDayStep, range } from '../../drawing/numbers.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import {
  describeMedian,
  formatDays,
  formatSearchCount,
  longestSearchDays,
} from './person-details.ts';
import './person.css';

/** More marks would be too close together on a tablet. */
const maxMarks = 6;

const toX = createScale(longestSearchDays);

/** A search as a line: as long as it took, with a dot for a filled role and a ring for any other end. */
function SearchLine({ search: { days, end } }: { search: LastSearch }) {
  const share = toX(days);
  return (
    <>
      <line className="stroke" x2={share} y1="50%" y2="50%" />
      <circle className={end === 'filled' ? 'search-dot' : 'drawn-ring'} cx={share} cy="50%" />
    </>
  );
}

/** The median in words over all lines without their text. */
export function SearchStrip({ searches }: { searches: readonly LastSearch[] }) {
  return (
    <>
      <p>{describeMedian(searches)}</p>
      <div className="search-strip above-8" aria-hidden="true">
        <Days />
        {searches.map((search, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two searches may be the same in every word
          <svg key={index} className="search-line" aria-hidden="true">
            <SearchLine search={search} />
          </svg>
        ))}
      </div>
    </>
  );
}

/** The last searches of a person, each with its role, its length and how it ended. */
export function LastSearches({ person }: { person: Person }) {
  const { lastSearches, sample } = person;
  if (lastSearches.length === 0) return null;
  const { searches } = words;
  return (
    <RailSection
      id="searches-title"
      title={formatSearchCount(lastSearches)}
      className="on-lichen"
      zone="section-zone"
      anchor="searches"
    >
      <p className="measure-34 above-16 type-lead">
        {describeMedian(lastSearches)} {searches.legend}
        {sample && <SampleMark />}
      </p>
      <div className="last-searches above-32-48">
        <Days />
        <ol role="list">
          {lastSearches.map((search, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two searches may be the same in every word
            <li key={index} className="last-search">
              <span className="semibold">{search.role}</span>
              <svg className="search-line" aria-hidden="true" data-draw="right">
                <SearchLine search={search} />
              </svg>
              <span className="last-search-end tabular">
                <span className="quiet">{searches[search.end]}</span> {formatDays(search.days)}
              </span>
              {search.note && (
                <p className="last-search-note col-1-end quiet measure-34 laptop-col-1">
                  {search.note}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </RailSection>
  );
}

/** The days over the lines, with a hairline down through all of them where no text is between. */
function Days() {
  const step = getDayStep(longestSearchDays, maxMarks);
  const marks = range(Math.floor(longestSearchDays / step) + 1).map((mark) => mark * step);
  return (
    <svg className="search-scale" aria-hidden="true">
      <Ticks scale={toX} at={marks} className="search-scale-line" y1="1.75rem" y2="100%" />
      <Labels
        scale={toX}
        at={marks}
        y="1rem"
        className="search-scale-day"
        name={(days) => (days === 0 ? words.searches.axis : days)}
      />
    </svg>
  );
}
