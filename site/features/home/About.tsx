import type { City } from '../../../lib/content/schemas/city.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { fill } from '../../text/sentences.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CityName, CitySkylines } from '../city/CitySkylines.tsx';
import { createOfficeMarkers } from '../city/city-details.ts';
import { Figures } from '../claims/Figure.tsx';
import './home.css';

interface Props {
  content: NonNullable<HomeContent['about']>;
  claims: Claim[];
  /** The cities with an office. */
  offices: City[];
}

export function About({ content, claims, offices }: Props) {
  return (
    <section className="on-lichen" id="about" aria-labelledby="about-title">
      <div className="frame">
        <div className="zone pad-top-48-64">
          <Line className="lane-left straight-v full" />
          <div className="split split-9 about-opening">
            <SectionHeading id="about-title">
              {content.headline.map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </SectionHeading>
            <div className="measure-36 above-12 laptop-above-4">
              <p className="type-lead">{fill(content.text, createOfficeMarkers(offices))}</p>
              <div>
                {content.links.map((link) => (
                  <TextLink key={link.to} {...link} />
                ))}
              </div>
            </div>
          </div>
          <Figures claims={claims} className="about-figures" />
          {content.banner && <Banner {...content.banner} />}
        </div>
        <CitySkylines
          cities={offices}
          className="about-cities"
          from="rail"
          caption={(city) => <CityName city={city} />}
        />
      </div>
    </section>
  );
}

/** Where the firm is recruiting: cities in turn, or the only one. */
function Banner({ words, cities }: { words: string; cities: string[] }) {
  const moves = cities.length > 1;
  return (
    <div className="banner flex between align-center above-16-48">
      <p className="type-h3">
        {words}{' '}
        <span
          className="banner-city unbroken bold"
          data-cities={moves ? JSON.stringify(cities) : undefined}
        >
          <span data-city="">{cities[0]}</span>
        </span>
      </p>
      {moves && <PauseButton id="pause-cities" moving="cities" />}
    </div>
  );
}
