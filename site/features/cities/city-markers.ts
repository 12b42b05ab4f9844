import type { City } from '../../../contracts/content/city.ts';

/** The values of one city for the markers of content/pages/city.yaml. */
export const cityMarkers = ({ city, state, stateAbbr, phoneNumber, office }: City) => ({
  city,
  state,
  stateAbbr,
  phoneNumber,
  locality: office.locality,
  region: office.region,
});

/** A city without an office is served from another one. */
export const isServed = ({ city, office }: City): boolean => office.locality !== city;
