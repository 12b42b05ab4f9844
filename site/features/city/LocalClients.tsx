import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { CityWords } from './CityWords.tsx';
import './city-sections.css';

/** Clients in the city and a quote from one of them; nothing without both. */
export function LocalClients({ content, city }: { content: CityPage['local']; city: City }) {
  const { localCompanies, localTestimonial } = city;
  if (localCompanies.length === 0 && !localTestimonial) return null;
  return (
    <RailSection
      id="local-title"
      title={<CityWords text={content.headline} city={city.city} />}
      headingClassName="local-title"
      className="on-ever"
      zone="local"
    >
      {localCompanies.length > 0 && (
        <ul className="local-companies" aria-label={content.companies}>
          {localCompanies.map((company) => (
            <li key={company} className="local-company">
              {company}
              {city.sample && <SampleMark />}
            </li>
          ))}
        </ul>
      )}
      {localTestimonial && <LocalQuote {...localTestimonial} sample={city.sample} />}
    </RailSection>
  );
}

type LocalQuoteProps = NonNullable<City['localTestimonial']> & Pick<City, 'sample'>;

/** @param author a name and, after a comma, a title */
function LocalQuote({ quote, author, sample }: LocalQuoteProps) {
  const [name = '', ...title] = author.split(', ');
  return (
    <figure className="local-quote">
      <blockquote className="type-quote">“{quote}”</blockquote>
      <figcaption className="local-author">
        <Monogram name={name} />
        <span>
          <span className="local-name">
            {name}
            {sample && <SampleMark />}
          </span>
          {title.join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
