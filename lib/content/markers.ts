import { type Brand, postalLine } from './schemas/brand.ts';

/** Values by the names of their markers: `email` for `{email}`. */
export type Markers = Readonly<Record<string, string>>;

/** @returns the text with each known `{name}` replaced */
export const fillMarkers = (text: string, markers: Markers): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => markers[name] ?? marker);

/** The markers that texts use for the brand, so that they survive a change of it. */
export const brandMarkers = (brand: Brand) => ({
  brand: brand.name,
  email: brand.email,
  phone: brand.phone,
  legalName: brand.legalName,
  postalAddress: postalLine(brand),
  governingLaw: brand.governingLaw,
  venue: brand.venue,
});
