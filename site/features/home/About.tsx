import type { City } from '../../../contracts/content/city.ts';
import type { Claim } from '../../../contracts/content/claims.ts';
import type { HomeContent } from '../../../contracts/content/home.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { fill } from '../../text/fill.ts';
import { Figure } from '../../ui/Figure.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CitySkylines } from '../cities/CitySkylines.tsx';
import { officeMarkers } from '../cities/city-markers.ts';
import './about.css';

interface Props {
  content: HomeContent['about'];
  claims: Claim[];
  /** Those with an office. */
  offices: City[];
  bannerCities: string[];
}

/** The firm's figures, its cities, and where it is recruiting now. */
export function About({ content, claims, offices, bannerCities }: Props) {
  return (
    <section className="about on-lichen" id="about" aria-labelledby="about-title" data-drawing="">
      <div className="frame">
        <div className="zone about-top">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="about-title" className="about-title">
            {content.headline.map((sentence) => (
              <span key={sentence} className="about-sentence">
                {sentence}{' '}
              </span>
            ))}
          </SectionHeading>
          <div className="about-words">
            <p className="type-lead">{fill(content.text, officeMarkers(offices))}</p>
            {content.links.map(({ label, to }) => (
              <TextLink key={to} to={to} standing>
                {label}
              </TextLink>
            ))}
          </div>
          <dl className="figures">
            {claims.map((claim) => (
              <Figure key={claim.id} claim={claim} />
            ))}
          </dl>
          <div className="banner">
            <p className="banner-words type-h3">
              {content.banner}{' '}
              <span className="banner-city" data-cities={bannerCities.join('|')}>
                <span data-city="">{bannerCities[0]}</span>
              </span>
            </p>
            <PauseButton governs="cities" of="the city names" />
          </div>
        </div>
        <CitySkylines cities={offices} />
      </div>
    </section>
  );
}
