/** What visitors read and watch: posts, guides, talks, and the words around them. */
import { z } from 'zod';
import { stockPhotoOrigin } from '../browser-constants.ts';
import { ref } from '../references.ts';
import {
  answer,
  areUnique,
  band,
  id,
  language,
  link,
  pageHead,
  pictureSchema,
  sample,
  seoTitle,
  tag,
  titled,
  topic,
  words,
} from './words.ts';

// Front matter of content/posts/{slug}.md. The file name is the slug; the Markdown under the fields is the
// body; without one, the post is still being written (docs/product.md, Blog).

const day = z.iso.date();
const draft = z.boolean().optional().describe('Shown only in `npm run dev`.');
const tags = (least: number) =>
  z.array(tag).min(least).describe(`At least ${least}, from lists.yaml where it has tags.`);

export const postSchema = z.strictObject({
  title: words,
  lang: language,
  seoTitle,
  answer,
  topic: topic.describe(
    'From lists.yaml where it has topics. It selects the drawing of the cover.',
  ),
  draft,
  date: day.describe('The day on which it comes out.'),
  modified: day
    .optional()
    .describe('The day of the last change that a reader would notice, if there was one.'),
  minutes: z
    .int()
    .positive()
    .optional()
    .describe('Minutes to read, while it has no text. Then they are counted.'),
  tags: tags(3),
  summary: words.describe('Its first sentence is also the description.'),
  featuredQuote: words.optional().describe('Copied from the body word for word.'),
  imageUrl: z
    .url()
    .startsWith(`${stockPhotoOrigin}/`, `must be a picture at ${stockPhotoOrigin}/`)
    .optional()
    .describe('A picture at the stock-photo host. Without one, the cover is drawn.'),
  picture: pictureSchema.optional().describe('A cover that replaces the drawn one.'),
  sample: sample
    .optional()
    .describe(
      'True where the text names an invented person. `{sample}` after the name shows readers a mark.',
    ),
  action: words
    .optional()
    .describe(
      'Makes it a dedicated article, which the firm signs: the label of the button at its end.',
    ),
});
export type PostFields = z.infer<typeof postSchema>;

// Front matter of content/guides/{slug}.md, and the words around the guides, content/pages/guides.yaml.
// The file name is the slug; the Markdown under the fields is the body.

const anchor = z.string().regex(/^[^\s#]+$/, 'must be the anchor of a heading, without #');

/** A guide's tables that the scorecard and the calendar file use. */
const guideToolsSchema = z.strictObject({
  role: words.describe('As the scorecard names it, such as CIO.'),
  questions: anchor.describe(
    'The heading above its table of questions, each with a strong and a weak answer.',
  ),
  days: anchor.describe('The heading above its table of what is done by which day.'),
});

/** The service that a guide is about, and the section beside which it is linked. */
const guideServiceSchema = z.strictObject({
  id: ref('services'),
  under: anchor.describe('The heading of that section.'),
});

export const guideSchema = z
  .strictObject({
    title: words,
    lang: language,
    seoTitle,
    answer,
    group: ref('groups').describe('The id of its group in pages/guides.yaml.'),
    topic: topic.describe('Determines the drawing of its social image.'),
    draft,
    date: day.describe('The day on which it came out.'),
    modified: day
      .optional()
      .describe('The day of the last change that a reader would notice, if there was one.'),
    checked: day.describe('The day on which a person last reviewed it.'),
    tags: tags(2),
    summary: words.describe('One line for lists and feeds.'),
    tools: guideToolsSchema
      .optional()
      .describe('Loads its questions into the scorecard, and its days into a calendar.'),
    service: guideServiceSchema.optional(),
    picture: pictureSchema.optional().describe('A cover, above the text.'),
  })
  .refine(({ date, checked }) => checked >= date, {
    path: ['checked'],
    message: 'must not be earlier than date',
  })
  .refine(({ date, modified = date }) => modified >= date, {
    path: ['modified'],
    message: 'must not be earlier than date',
  });
export type GuideFields = z.infer<typeof guideSchema>;

export const guidesPageSchema = pageHead.extend({
  groups: z
    .array(z.strictObject({ id, title: words, text: words }))
    .min(1)
    .describe('Each shows its guides, newest first; a group without any is left out.'),
  checked: words.describe('Before the day of the last review.'),
  back: words,
  author: words,
  others: words,
  service: words
    .default('Our service for it')
    .describe('Before the name of the service that a guide is about.'),
  tools: z
    .strictObject({
      headline: words,
      questions: words.describe('What happens to the questions. {count} is how many.'),
      load: words,
      refused: words.describe('Shown where the browser stores nothing.'),
      days: words.describe('What the calendar file holds.'),
      firstDay: words,
      save: words,
      missing: words.describe('Shown if the first day is missing.'),
      event: words.describe('A calendar entry: {role}, {day} and {text}.'),
      noScript: words,
    })
    .optional()
    .describe('Around the tools of a guide. Without it, guides show none.'),
  band,
});
export type GuidesContent = z.infer<typeof guidesPageSchema>;

// content/pages/blog.yaml: the words of the list of posts, and those that all posts share.

/** An address with `{id}` in place of the talk's id. */
const talkAddress = z
  .string()
  .regex(/^https:\/\/.*\{id\}/, 'must be an https address with {id} in it')
  .refine((text) => URL.canParse(text), 'must be an address');

const talkId = z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _');

const videosSchema = z.strictObject({
  title: words,
  previous: words.describe('Names the buttons for assistive technology.'),
  next: words,
  stop: words.includes('{place}'),
  sample,
  watch: talkAddress.describe('The watch page of the video host.'),
  thumbnail: talkAddress.describe(
    "The host's picture of a talk, 16 by 9. It is requested only after marketing consent.",
  ),
  items: z
    .array(
      z.strictObject({
        id: talkId,
        title: words,
        topic: topic.describe('Determines the drawing of its poster.'),
      }),
    )
    .min(1)
    .refine((talks) => areUnique(talks.map(({ id }) => id)), {
      error: 'an id is listed twice',
    }),
});
export type Videos = z.infer<typeof videosSchema>;

const counted = words.includes('{count}');
const underTopic = words.includes('{topic}');

export const blogPageSchema = pageHead.extend({
  search: link,
  ways: z
    .strictObject({ title: words, links: z.array(link).min(1), newest: words })
    .describe('What else there is to read and to use.'),
  card: z
    .strictObject({
      read: words,
      minutes: words.includes('{minutes}'),
      moreTags: counted,
    })
    .describe('The words of every card.'),
  newsletter: titled.optional(),
  videos: videosSchema.optional().describe('Short talks.'),
  list: z.strictObject({
    title: words,
    filter: words,
    all: counted.describe('Announced once a topic is chosen.'),
    one: underTopic,
    many: underTopic.includes('{count}'),
    none: underTopic,
    showAll: words,
    more: words,
    shown: z
      .int()
      .positive()
      .default(19)
      .describe(
        'How many articles, the featured one included, are shown before the button `more` is pressed.',
      ),
  }),
  band,
  post: z.strictObject({
    back: words,
    contents: words,
    summary: words,
    coming: titled,
    sources: words,
    author: words,
    updated: words
      .default('Updated')
      .describe('Before the day of the last change, where there was one.'),
    related: words,
    insights: z.strictObject({
      title: words,
      items: z.array(z.strictObject({ title: words, text: words, actions: z.array(link).min(1) })),
    }),
    more: words,
    stay: titled.optional(),
  }),
  article: z.strictObject({
    author: words,
    share: words,
    microblog: words,
    network: words,
    mail: words,
    action: z.strictObject({ title: words }),
  }),
  notFound: z.strictObject({
    title: words,
    description: words,
    text: words,
    back: words,
    search: link,
    newest: words,
  }),
  feed: z.strictObject({ title: words, description: words }),
  markup: z
    .strictObject({ section: words, keywords: z.array(words).min(1) })
    .describe("What every post's structured data says."),
});
export type BlogContent = z.infer<typeof blogPageSchema>;
