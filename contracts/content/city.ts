/** content/cities/{slug}.yaml: one city (docs/product.md, City pages). */
import { z } from 'zod';
import { sample, words } from './words.ts';

/** Cities in the order of menus, footer and banner. The file name is the slug. */
export const citySlugs = [
  'dallas',
  'little-rock',
  'shreveport',
  'vero-beach',
  'new-york-city',
] as const;
export type CitySlug = (typeof citySlugs)[number];

/** The city that the page of all cities shows first, and in full (docs/product.md, Addresses). */
export const firstCity: CitySlug = 'little-rock';

/** @returns the canonical address of a city's page (docs/product.md, Addresses) */
export const cityPath = (slug: CitySlug): string => `/${slug}-it-recruitment`;

export const citySchema = z.strictObject({
  city: words,
  state: words,
  stateAbbr: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals'),
  metroArea: words,
  phoneNumber: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (214) 555-0142'),
  email: z.email(),
  /** Where the office is; New York City is served from another city's. */
  office: z.strictObject({
    locality: words,
    region: words,
    postalCode: z.string().regex(/^\d{5}$/),
  }),
  /** 'lat;lng' in degrees, split on the semicolon (docs/product.md, City pages). */
  coordinates: z.string().regex(/^-?\d+(\.\d+)?;-?\d+(\.\d+)?$/, "must look like '32.78;-96.80'"),
  expertise: words,
  industries: z.array(words).min(6),
  techRoles: z.array(words).min(8),
  /** Invented names and words, flagged until the owner replaces them. */
  sample,
  localCompanies: z.array(words).length(3),
  localTestimonial: z.strictObject({ quote: words, author: words }),
});
export type City = z.infer<typeof citySchema> & { slug: CitySlug };
