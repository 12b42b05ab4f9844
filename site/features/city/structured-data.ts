import type { GeoCoordinatesLeaf, ProfessionalServiceLeaf } from 'schema-dts';
import type { Brand } from '../../../lib/content/schemas/brand.ts';
import type { City } from '../../../lib/content/schemas/city.ts';
import { socialImagePath } from '../../metadata/social-card.ts';
import type { PageData } from '../../metadata/structured-data.ts';
import {
  createFirmReference,
  createReference,
  toOpeningHours,
  toPostalAddress,
} from '../../metadata/structured-data.ts';
import { formatWorldPhone } from '../../text/formats.ts';
import type { CityPictures } from './city-details.ts';
import { isServed } from './city-details.ts';

/** 50 miles (docs/product.md, City pages); schema.org expects meters. */
const radiusMeters = 80_467;

/**
 * The office that serves a city. For a city without an office the coordinates are left out, as they are
 * not those of the office (docs/product.md, City pages).
 */
export function toCityData(
  city: City,
  brand: Brand,
  site: URL,
  pictures: Partial<CityPictures> = {},
): PageData {
  const { path } = city;
  const address = new URL(path, site);
  const about = createReference(address, 'office');
  const center = city.coordinates && parseCoordinates(city.coordinates);
  const office: ProfessionalServiceLeaf = {
    '@type': 'ProfessionalService',
    ...about,
    name: `${brand.name}, ${city.city}`,
    url: address.href,
    image: new URL((pictures.office ?? pictures.city)?.src ?? socialImagePath(path), site).href,
    telephone: formatWorldPhone(city.phoneNumber),
    email: city.email,
    parentOrganization: createFirmReference(site),
    address: toPostalAddress(city.office),
    ...(city.openingHours && { openingHoursSpecification: toOpeningHours(city.openingHours) }),
    ...(center && !isServed(city) && { geo: center }),
    areaServed: [
      {
        '@type': 'City',
        name: city.city,
        ...(city.state && { containedInPlace: { '@type': 'State', name: city.state } }),
      },
      ...(center
        ? [{ '@type': 'GeoCircle' as const, geoMidpoint: center, geoRadius: radiusMeters }]
        : []),
    ],
  };
  return { about, things: [office] };
}

/** @param text 'lat;lng' in degrees */
function parseCoordinates(text: string): GeoCoordinatesLeaf {
  const [latitude = 0, longitude = 0] = text.split(';').map(Number);
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
