import type { City } from '../../../contracts/content/city.ts';
import type { CityPage } from '../../../contracts/content/city-page.ts';
import type { Claim } from '../../../contracts/content/claims.ts';
import { Line } from '../../motion/Line.tsx';
import { fill } from '../../text/fill.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CityFigures } from './CityFigures.tsx';
import { CitySky } from './CitySky.tsx';
import { CityWords } from './CityWords.tsx';
import { cityMarkers, isServed } from './city-markers.ts';
import './city-hero.css';

interface Props {
  content: CityPage['header'];
  city: City;
  claims: Claim[];
  against: Claim;
  heading: 'h1' | 'h2';
}

/** The first view: the city's name, and the line as its skyline. */
export function CityHero({ content, city, claims, against, heading: Heading }: Props) {
  const lead = isServed(city) ? content.lead.served : content.lead.office;
  return (
    <section className={`city-hero city-hero-${city.slug} on-ever`} aria-labelledby="city-title">
      <div className="frame">
        <div className="city-view">
          <div className="city-opening">
            <Heading
              id="city-title"
              className={`city-title ${Heading === 'h1' ? 'type-hero' : 'type-display'}`}
            >
              <CityWords text={content.headline} city={city.city} />
            </Heading>
            <div className="city-aside">
              <p className="city-lead type-lead">{fill(lead, cityMarkers(city))}</p>
              <p className="city-actions">
                <ButtonLink to={content.book.to}>{content.book.label}</ButtonLink>
                <TextLink to="#roles" standing>
                  {content.roles}
                </TextLink>
              </p>
            </div>
          </div>
          <CitySky city={city.slug} />
        </div>
        <div className="zone city-base">
          <Line className="city-turn lane-right bend-tr reach" />
          <CityFigures claims={claims} against={against} />
        </div>
      </div>
    </section>
  );
}
