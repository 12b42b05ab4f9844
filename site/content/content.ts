/** Reads the content folder at build time and checks it; a wrong field stops the build. */

import type { z } from 'zod';
import { readAnyEntries, readEntries } from '../../lib/content/entries.ts';
import { readBrand, readFormFields } from '../../lib/content/firm-files.ts';
import { contentFile, readYamlFile } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import { type Brand, brandMarkers } from '../../lib/content/schemas/brand.ts';
import { type City, citySchema } from '../../lib/content/schemas/city.ts';
import { claimsSchema } from '../../lib/content/schemas/claims.ts';
import { homeSchema } from '../../lib/content/schemas/home.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../lib/content/schemas/lists.ts';
import { type Navigation, navigationSchema } from '../../lib/content/schemas/navigation.ts';
import { type OwnPage, ownPageSchema, ownPagesFolder } from '../../lib/content/schemas/own-page.ts';
import { peopleSchema } from '../../lib/content/schemas/people.ts';
import { type Service, serviceSchema } from '../../lib/content/schemas/service.ts';
import { testimonialsSchema } from '../../lib/content/schemas/testimonials.ts';

/**
 * @param name the file in the content folder, without its ending, such as `pages/about`
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const load = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  readYamlFile(`${name}.yaml`, schema, brandMarkers(brand));

export const brand: Brand = readBrand();

export const claims = load('claims', claimsSchema);
export const industries = load('industries', industriesSchema);
export const jobTitles = load('job-titles', jobTitlesSchema);
export const clients = load('clients', clientsSchema);
export const bannerCities = load('banner-cities', bannerCitiesSchema);
const said = load('testimonials', testimonialsSchema);
export const testimonials = said.items.map((item) => ({ ...item, sample: said.sample }));
const led = load('people', peopleSchema);
export const people = led.items.map((person) => ({ ...person, sample: led.sample }));
/** The one who signs what is in nobody's field. */
export const author = people.find(({ id }) => id === led.author);
/** In the owner's order. */
export const ownPages: OwnPage[] = readAnyEntries(
  ownPagesFolder,
  ownPageSchema,
  brandMarkers(brand),
).map(({ id, ...page }) => ({ slug: id, ...page }));
export const navigation = navigationWith(ownPages, load('navigation', navigationSchema));
export const home = load('pages/home', homeSchema);
/** What the consultation forms ask beyond the product's fields. */
export const formFields = readFormFields();
/** In the owner's order, as menus, tiles and footer have them. */
export const services: Service[] = readEntries('services', serviceSchema, brandMarkers(brand));
export const cities: City[] = readEntries('cities', citySchema, brandMarkers(brand)).map(
  ({ id, ...city }) => ({ slug: id, ...city }),
);

/**
 * @param id a claim's id in claims.yaml
 * @throws ContentError when no claim has that id
 */
export function claim(id: string) {
  const found = claims.find((candidate) => candidate.id === id);
  if (!found) throw new ContentError(`${contentFile('claims.yaml')}: no claim has the id '${id}'`);
  return found;
}

/** @returns the menus with the pages that ask to be in them: in the bar before the contact page */
export function navigationWith(pages: readonly OwnPage[], navigation: Navigation): Navigation {
  const leadTo = (wanted: readonly OwnPage[]) =>
    wanted.map(({ slug, label }) => ({ label, to: `/${slug}` }));
  const { main, footer } = navigation;
  const contactAt = main.findIndex(({ to }) => to === navigation.contact.to);
  return {
    ...navigation,
    main: main.toSpliced(
      contactAt < 0 ? main.length : contactAt,
      0,
      ...leadTo(pages.filter(({ menu }) => menu)),
    ),
    footer: {
      ...footer,
      firm: {
        ...footer.firm,
        links: [...footer.firm.links, ...leadTo(pages.filter((page) => page.footer))],
      },
    },
  };
}
