import type { City } from '../../../lib/content/schemas/city.ts';

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

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const listed = new Intl.ListFormat('en-US');

/** What `{offices}` and `{states}` stand for where the firm speaks of all its offices. */
export const officeMarkers = (offices: readonly City[]) => ({
  offices: `${numbers[offices.length] ?? offices.length} office${offices.length === 1 ? '' : 's'}`,
  states: listed.format(new Set(offices.map(({ state }) => state))),
});
