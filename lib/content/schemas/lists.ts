/** The plain lists of the home page: industries, job titles, client companies, banner cities. */
import { z } from 'zod';
import { areUnique, sample, words } from './words.ts';

/** content/industries.yaml, in the order of the wheel. */
export const industriesSchema = z
  .array(words)
  .max(30)
  .refine(areUnique, 'an industry is listed twice');

/** content/job-titles.yaml: the roles that the services section types. */
export const jobTitlesSchema = z
  .array(words.max(29))
  .min(1)
  .refine(areUnique, 'a title is listed twice');

/** content/clients.yaml: the names on the moving rows. */
export const clientsSchema = z.strictObject({
  sample,
  placeholder: z.strictObject({
    name: words,
    positions: z
      .array(z.int().positive())
      .describe('Places in the shuffled list, counted from one.'),
  }),
  companies: z
    .array(z.strictObject({ name: words, industry: words }))
    .refine(
      (companies) => areUnique(companies.map(({ name }) => name)),
      'a company is listed twice',
    ),
});
export type Clients = z.infer<typeof clientsSchema>;

/** content/banner-cities.yaml: cities on the rotating banner. */
export const bannerCitiesSchema = z.array(words).refine(areUnique, 'a city is listed twice');
