/** Reads the content folder at build time and checks it; a wrong field stops the build. */

import type { z } from 'zod';
import { type Brand, brandMarkers, brandSchema } from '../../contracts/content/brand.ts';
import { citySchema, citySlugs } from '../../contracts/content/city.ts';
import { claimsSchema } from '../../contracts/content/claims.ts';
import { contentFile, readYamlFile } from '../../contracts/content/folder.ts';
import { homeSchema } from '../../contracts/content/home.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../contracts/content/lists.ts';
import { navigationSchema } from '../../contracts/content/navigation.ts';
import { ContentError } from '../../contracts/content/read.ts';
import { serviceIds, serviceSchema } from '../../contracts/content/service.ts';
import { testimonialsSchema } from '../../contracts/content/testimonials.ts';

/**
 * @param name the file in the content folder, without its ending, such as `pages/about`
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const load = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  readYamlFile(`${name}.yaml`, schema, brandMarkers(brand));

export const brand: Brand = readYamlFile('brand.yaml', brandSchema);

export const claims = load('claims', claimsSchema);
export const industries = load('industries', industriesSchema);
export const jobTitles = load('job-titles', jobTitlesSchema);
export const clients = load('clients', clientsSchema);
export const bannerCities = load('banner-cities', bannerCitiesSchema);
export const testimonials = load('testimonials', testimonialsSchema).items;
export const navigation = load('navigation', navigationSchema);
export const home = load('pages/home', homeSchema);
export const services = serviceIds.map((id) => ({ id, ...load(`services/${id}`, serviceSchema) }));
export const cities = citySlugs.map((slug) => ({ slug, ...load(`cities/${slug}`, citySchema) }));

/**
 * @param id a claim's id in claims.yaml
 * @throws ContentError when no claim has that id
 */
export function claim(id: string) {
  const found = claims.find((candidate) => candidate.id === id);
  if (!found) throw new ContentError(`${contentFile('claims.yaml')}: no claim has the id '${id}'`);
  return found;
}
