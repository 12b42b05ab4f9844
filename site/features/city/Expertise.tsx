import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import { Line } from '../../motion/Line.tsx';
import { formatOpeningHours } from '../../text/dates.ts';
import { fill } from '../../text/sentences.ts';
import { formatPhoneLink } from '../../text/telephone.ts';
import { OwnPicture, type PictureSources } from '../../ui/OwnPicture.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CityWords } from './CityWords.tsx';
import { cityMarkers, isServed } from './city-markers.ts';
import './city-sections.css';

/** Five of twelve columns, or the full width (expertise.css). */
const pictureSizes = '(min-width: 56.25rem) 36vw, 92vw';

interface Props {
  content: CityPage['expertise'];
  city: City;
  picture: PictureSources | undefined;
}

/** What the firm knows of the city, with its office and phone number. */
export function Expertise({ content, city, picture }: Props) {
  const markers = cityMarkers(city);
  const { metroArea, office, hours, served } = content;
  const { street, region, postalCode } = city.office;
  const location = isServed(city)
    ? { label: served.label, text: fill(served.text, markers) }
    : {
        label: office,
        text: street
          ? `${street}, ${city.city}, ${region} ${postalCode}`
          : `${city.city}, ${city.state}`,
      };
  return (
    <section className="on-paper" aria-labelledby="expertise-title">
      <div className="frame">
        <div className="zone expertise">
          <Line className="lane-right straight-v full" />
          <div className="expertise-place">
            <SectionHeading id="expertise-title">
              <CityWords text={content.headline} city={city.city} />
            </SectionHeading>
            <dl className="expertise-facts">
              <Fact label={metroArea} text={city.metroArea} />
              <Fact {...location} />
              {city.openingHours && (
                <Fact label={hours} text={formatOpeningHours(city.openingHours)} />
              )}
            </dl>
            {picture && (
              <OwnPicture picture={picture} sizes={pictureSizes} className="expertise-picture" />
            )}
          </div>
          <div className="expertise-words">
            <p className="type-lead">{city.expertise}</p>
            <p className="expertise-call">
              <span className="expertise-call-label">{fill(content.call, markers)}</span>
              <a className="link expertise-phone" href={formatPhoneLink(city.phoneNumber)}>
                {city.phoneNumber}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="expertise-label">{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
