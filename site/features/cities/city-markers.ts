import type { City } from '../../../contracts/content/city.ts';

/** What the markers of content/pages/city.yaml stand for in one city. */
export const cityMarkers = ({ city, state, stateAbbr, phoneNumber, office }: City) => ({
  city,
  state,
  stateAbbr,
  phoneNumber,
  locality: office.locality,
  region: office.region,
});

/** A city is served from another one where the firm has no office in it. */
export const isServed = ({ city, office }: City): boolean => office.locality !== city;
