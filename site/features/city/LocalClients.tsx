import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import { Line } from '../../motion/Line.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CityWords } from './CityWords.tsx';
import './local-clients.css';

/** Clients in the city as stations on the line, and a quote from one of them; nothing without both. */
export function LocalClients({ content, city }: { content: CityPage['local']; city: City }) {
  const { localCompanies, localTestimonial } = city;
  if (localCompanies.length === 0 && !localTestimonial) return null;
  return (
    <section className="on-ever" aria-labelledby="local-title" data-drawing="">
      <div className="frame">
        <div className="zone local">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="local-title" className="local-title">
            <CityWords text={content.headline} city={city.city} />
          </SectionHeading>
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
        </div>
      </div>
    </section>
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
