import type { GeoCoordinatesLeaf, ProfessionalServiceLeaf } from 'schema-dts';
import type { Brand } from '../../../lib/content/schemas/brand.ts';
import { type City, cityPath } from '../../../lib/content/schemas/city.ts';
import { socialImagePath } from '../../machines/social/cards.ts';
import type { PageData } from '../../machines/structured-data/graph.ts';
import {
  firmReference,
  hoursData,
  postalAddress,
  reference,
} from '../../machines/structured-data/things.ts';
import { formatWorldPhone } from '../../text/telephone.ts';
import { isServed } from './city-markers.ts';
import type { CityPictures } from './city-pictures.ts';

/** 50 miles (docs/product.md, City pages); schema.org takes a number without a unit as meters. */
const radiusMeters = 80_467;

/**
 * The office that a city is served from. New York City has none: the address is that of the office
 * that serves it, so the city's own coordinates are not the office's (docs/product.md, City pages).
 */
export function cityData(
  city: City,
  brand: Brand,
  site: URL,
  pictures: Partial<CityPictures> = {},
): PageData {
  const path = cityPath(city.slug);
  const address = new URL(path, site);
  const about = reference(address, 'office');
  const centre = coordinates(city.coordinates);
  const office: ProfessionalServiceLeaf = {
    '@type': 'ProfessionalService',
    ...about,
    name: `${brand.name}, ${city.city}`,
    url: address.href,
    image: new URL((pictures.office ?? pictures.city)?.src ?? socialImagePath(path), site).href,
    telephone: formatWorldPhone(city.phoneNumber),
    email: city.email,
    parentOrganization: firmReference(site),
    address: postalAddress(city.office),
    ...(city.openingHours && { openingHoursSpecification: hoursData(city.openingHours) }),
    ...(!isServed(city) && { geo: centre }),
    areaServed: [
      {
        '@type': 'City',
        name: city.city,
        containedInPlace: { '@type': 'State', name: city.state },
      },
      { '@type': 'GeoCircle', geoMidpoint: centre, geoRadius: radiusMeters },
    ],
  };
  return { about, things: [office] };
}

/** @param text 'lat;lng' in degrees */
function coordinates(text: string): GeoCoordinatesLeaf {
  const [latitude = 0, longitude = 0] = text.split(';').map(Number);
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
