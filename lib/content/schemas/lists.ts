/** Plain lists: industries, job titles, client companies, banner cities; topics and tags of posts. */
import { z } from 'zod';
import { ref } from '../references.ts';
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
    .array(z.strictObject({ name: words, industry: ref('industries') }))
    .refine(
      (companies) => areUnique(companies.map(({ name }) => name)),
      'a company is listed twice',
    ),
});
export type Clients = z.infer<typeof clientsSchema>;

/** content/banner-cities.yaml: cities on the rotating banner. */
export const bannerCitiesSchema = z.array(words).refine(areUnique, 'a city is listed twice');

/** content/topics.yaml: a closed list, so that a text shares its tags with others (docs/product.md, Blog). */
export const topicsSchema = z.strictObject({
  topics: z.array(words).optional().describe('Of posts, guides and talks.'),
  tags: z.array(words).optional().describe('Of posts and guides, and of people who write.'),
  filter: z
    .tuple([words], words)
    .refine(areUnique, 'a choice is listed twice')
    .default(['All Topics', 'Leadership', 'Recruitment', 'Technology Strategy'])
    .describe('The choices above the list of posts. The first shows all of them.'),
});
export type Topics = z.infer<typeof topicsSchema>;

/** A topic and a tag of a text. */
export const topic = ref('topics');
export const tag = ref('tags');
