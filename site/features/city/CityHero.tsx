import { Fragment } from 'react';
import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { formatFigure } from '../../../lib/content/schemas/claims.ts';
import { getSkyline, getWideSkyline, isWide } from '../../drawing/skylines.ts';
import { Line } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NotedLabel } from '../claims/ClaimNote.tsx';
import { NamedSheet } from '../person/PartnerSheet.tsx';
import { fillCity, isServed } from './city-details.ts';
import './skylines.css';
import './city.css';

interface Props {
  content: CityPage['header'];
  /** Before the phone number. */
  call: string;
  city: City;
  /** Replaces the skyline. */
  picture: PictureSources | undefined;
  findClaim: (id: string) => Claim | undefined;
}

export function CityHero({ content, call, city, picture, findClaim }: Props) {
  const claims = content.claims.flatMap((id) => findClaim(id) ?? []);
  const lead = isServed(city) ? content.lead.served : content.lead.office;
  const variant = picture
    ? 'city-hero-pictured'
    : isWide(city)
      ? 'city-hero-wide'
      : 'city-hero-tall';
  return (
    <section className={`city-hero ${variant} on-ever`} aria-labelledby="city-title">
      <div className="frame">
        <div className="city-view">
          <div className={`city-opening ${variant === 'city-hero-wide' ? 'split split-8' : ''}`}>
            <h1 id="city-title" className="city-title type-hero">
              <CityWords text={content.headline} city={city.city} />
            </h1>
            <div className="city-aside">
              <p className="city-lead measure-25 above-16 type-lead">{fillCity(lead, city)}</p>
              <p className="actions cluster above-24">
                <ButtonLink {...content.book} className="full-on-phone" />
                <TextLink to="#roles" label={content.roles} />
              </p>
            </div>
          </div>
          <CitySky city={city} picture={picture} />
        </div>
        <div className="zone pad-top-28 pad-bottom-48-64">
          <Line className="from-baseline lane-right bend-tr reach" />
          {claims.length > 0 && (
            <CityFigures
              claims={claims}
              against={content.against === undefined ? undefined : findClaim(content.against)}
              excluded={content.excluded}
            />
          )}
          <CityContact call={call} city={city} />
        </div>
      </div>
    </section>
  );
}

/** The city's phone number and who leads its work. */
function CityContact({ call, city }: { call: string; city: City }) {
  return (
    <div className="split split-7">
      <p className="ruled pad-top-24 above-32-48">
        <span className="block quiet">{fillCity(call, city)}</span>
        <a className="link city-phone" href={formatPhoneLink(city.phoneNumber)}>
          {city.phoneNumber}
        </a>
      </p>
      <NamedSheet id={city.person} heading="h2" />
    </div>
  );
}

interface CityFiguresProps {
  claims: Claim[];
  against: Claim | undefined;
  excluded: string | undefined;
}

/** The claims under the ground line; the traditional figure follows the first, which it is compared with. */
function CityFigures({ claims: [first, ...claims], against, excluded }: CityFiguresProps) {
  return (
    <dl className="city-figures columns row-gap-32">
      {[first, against, ...claims].map(
        (claim) =>
          claim && (
            <div key={claim.id} className="city-figure" data-figure="">
              <dt className="measure-21 quiet">
                <NotedLabel claim={claim} />
                {claim === first && excluded && <p className="above-8 small">{excluded}</p>}
              </dt>
              <dd className="city-figure-value type-count">
                <span className={claim === against ? 'city-against wide' : undefined}>
                  {formatFigure(claim)}
                </span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Half or all of the content width (city.css). */
const pictureSizes = '(min-width: 90rem) 660px, (min-width: 56.25rem) 46vw, 92vw';

/** The skyline, or the owner's picture, on the line, which starts at the window's edge. */
function CitySky({ city, picture }: Pick<Props, 'city' | 'picture'>) {
  const wide = picture ? undefined : getWideSkyline(city);
  return (
    <div
      className={`city-sky zone flex ${wide ? 'city-sky-twice' : ''}`}
      aria-hidden={picture ? undefined : 'true'}
    >
      <span className="city-enter straight-h" />
      <span className="city-run straight-h" />
      {picture ? (
        <OwnPicture picture={picture} sizes={pictureSizes} first className="city-picture" />
      ) : (
        <Skyline drawing={getSkyline(city)} className={wide ? 'only-below-tablet' : undefined} />
      )}
      {wide && <Skyline drawing={wide} className="only-from-tablet" />}
      <span className="city-run city-run-out straight-h" />
    </div>
  );
}

/** Fills `{city}` and keeps the name on one line if it fits. */
export function CityWords({ text, city }: { text: string; city: string }) {
  return text.split('{city}').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <Fragment key={index}>
      {index > 0 && <span className="city-words">{city}</span>}
      {part}
    </Fragment>
  ));
}
