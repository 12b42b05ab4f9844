/** Small schemas that the content files share, and plain lists. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { findLinkError, ref, refuse } from '../references.ts';

/** Small schemas that the content files share. */

/** Text that must not be empty. */
export const words = z.string().trim().min(1);

/** Search results cut a longer title (docs/product.md, Metadata). */
export const maxTitleChars = 60;

/** The title of a page in search results. */
export const searchTitle = words.max(maxTitleChars);

/** The title in search results of a page that answers a question. */
export const seoTitle = searchTitle.describe(
  'What somebody types to find this: the title of the page in search results.',
);
export const answer = words.describe(
  "Two sentences under the title that answer it, and the page's description.",
);

/** A path on this site, with an optional anchor. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[^\s#]+)?$/, {
    error: 'must be a path on this site such as /about#team',
    abort: true,
  })
  .superRefine(refuse(findLinkError));

/** An address of another site. */
export const externalUrl = z.url({ protocol: /^https$/ });

/** A name by which other files refer to an entry. */
export const id = z.string().regex(/^[a-z0-9-]+$/, 'must be lower case with hyphens');

/** A part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them');

/** A link with its label. */
export const link = z.strictObject({ label: words, to: sitePath });
export type Link = z.infer<typeof link>;

/** A link with a sentence under it. */
export const linkWithText = link.extend({ text: words });

/** Set on every file of invented content; `npm run launch:check` lists it until it is replaced. */
export const sample = z.boolean();

/** The language of a text that is not in the site's. */
export const language = z
  .string()
  .refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] === tag;
    } catch {
      return false;
    }
  }, 'must be a language such as de or de-AT')
  .optional()
  .describe('Where it is not the language of the site: de, or de-AT.');

/** The position of an entry in its list. Entries without one follow, by the names of their files. */
export const order = z.int().optional();

/** Search results show no more of a description. */
export const maxDescriptionChars = 155;

/** The description of a page in search results. */
export const pageDescription = words.max(maxDescriptionChars);

/** The title and description of a page, in search results and when it is shared. */
export const pageMeta = z.strictObject({ title: words, description: pageDescription });

/** A person of people.yaml. */
export const personId = ref('people').optional();

/** Claims of claims.yaml. */
export const claimIds = z.array(ref('claims'));

/** The first fields of most pages. */
export const pageHead = z.strictObject({ meta: pageMeta, headline: words, lead: words });

/** A title with a sentence under it. */
export const titled = z.strictObject({ title: words, text: words });
export const titledList = z.strictObject({ headline: words, items: z.array(titled).min(1) });

/** The band with an action at the end of a page. */
export const band = z.strictObject({ title: words, action: link });
export const bandWithText = z.strictObject({ title: words, text: words, action: link });

export const areUnique = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

const northAmerican = /^\(\d{3}\) \d{3}-\d{4}$/;

/** A phone number of the firm. */
export const phoneSchema = z
  .string()
  .refine(
    (text) =>
      northAmerican.test(text) ||
      (text.startsWith('+') && parsePhoneNumberFromString(text)?.isPossible() === true),
    'must look like (214) 555-0142, or outside North America like +43 1 234567',
  );

/** Formats that the build reads. Visitors get AVIF and WebP. */
export const pictureFormats = 'JPEG, PNG, WebP or AVIF';

/** A path down from the content file's folder, never out of it. */
const relativePath = /^\.\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;

/** @returns whether a text is the path of a picture beside a content file, such as `./portrait.jpg` */
export const isPicturePath = (text: string): boolean => relativePath.test(text);

const noAlt = 'must say what the picture shows, for people who cannot see it';

/** A picture beside the content file that shows it. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(relativePath, `must be a ${pictureFormats} beside this file, written as ./portrait.jpg`)
    .meta({ contentMediaType: 'image/*' })
    .describe('From the content file: `./portrait.jpg`.'),
  alt: z
    .string({ error: noAlt })
    .trim()
    .min(1, noAlt)
    .describe('Read out in place of the picture.'),
});
export type Picture = z.infer<typeof pictureSchema>;

// content/lists.yaml: closed lists from which other files choose. content/clients.yaml: the names on the moving rows.

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

export const listsSchema = z.strictObject({
  industries: z
    .array(words)
    .max(30)
    .refine(areUnique, 'an industry is listed twice')
    .default([])
    .describe('In the order of the wheel.'),
  jobTitles: z
    .array(words.max(29))
    .min(1)
    .refine(areUnique, 'a title is listed twice')
    .describe('The roles that the services section types.'),
  topics: z.array(words).optional().describe('Of posts, guides and talks.'),
  tags: z.array(words).optional().describe('Of posts and guides, and of people who write.'),
  filter: z
    .tuple([words], words)
    .refine(areUnique, 'a choice is listed twice')
    .default(['All Topics', 'Leadership', 'Recruitment', 'Technology Strategy'])
    .describe('The choices above the list of posts. The first shows all of them.'),
});
export type Lists = z.infer<typeof listsSchema>;

/** A topic and a tag of a text. */
export const topic = ref('topics');
export const tag = ref('tags');
