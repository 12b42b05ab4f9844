import type { City } from '../../../contracts/content/city.ts';
import type { CityPage } from '../../../contracts/content/city-page.ts';
import { Line } from '../../motion/Line.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CityWords } from './CityWords.tsx';
import './local-clients.css';

/** Clients in the city as stations on the line, and a quote from one of them. */
export function LocalClients({ content, city }: { content: CityPage['local']; city: City }) {
  const { quote, author } = city.localTestimonial;
  const comma = author.indexOf(', ');
  const name = author.slice(0, comma);
  const title = author.slice(comma + 2);
  return (
    <section className="on-ever" aria-labelledby="local-title" data-drawing="">
      <div className="frame">
        <div className="zone local">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="local-title" className="local-title">
            <CityWords text={content.headline} city={city.city} />
          </SectionHeading>
          <ul className="local-companies" aria-label={content.companies}>
            {city.localCompanies.map((company) => (
              <li key={company} className="local-company">
                {company}
              </li>
            ))}
          </ul>
          <figure className="local-quote">
            <blockquote className="type-quote">“{quote}”</blockquote>
            <figcaption className="local-author">
              <Monogram name={name} />
              <span>
                <span className="local-name">{name}</span>
                {title}
              </span>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
