/** Small schemas that the content files share. */
import { z } from 'zod';
import { findLinkError, ref } from '../references.ts';

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
  .superRefine((to, { addIssue }) => {
    const message = findLinkError(to);
    if (message) addIssue({ code: 'custom', message });
  });

/** A link with its label. */
export const link = z.strictObject({ label: words, to: sitePath });
export type Link = z.infer<typeof link>;

/** A link with a sentence under it. */
export const linkWithText = link.extend({ text: words });

/** What a tool says about keeping, deleting and restoring the visitor's text. */
export const keptForm = z.strictObject({
  kept: words.describe('Where the texts are kept, and until when.'),
  notKept: words.describe('The same, where the browser stores nothing.'),
  noScript: words.describe('Shown where the script of the tool does not run.'),
  delete: words,
  deleted: words,
  undo: words.default('Undo').describe('The button that restores what was deleted.'),
  restored: words.default('Everything is back.').describe('Shown after that.'),
});

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
