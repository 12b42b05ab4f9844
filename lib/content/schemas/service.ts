/** Services, with the drawings of their searches: content/services/, content/pages/services.yaml and what belongs to them. */
import { z } from 'zod';
import { ref } from '../references.ts';
import {
  answer,
  band,
  bandWithText,
  claimIds,
  link,
  linkWithText,
  order,
  pageDescription,
  pageHead,
  pageMeta,
  personId,
  sample,
  seoTitle,
  slug,
  titled,
  titledList,
  words,
} from './words.ts';

// content/services/{id}.yaml: one service, as its tile, its overview card and its own page show it.
// content/pages/services.yaml: the words of the overview, and those that all services' pages share.

/**
 * What the line does in a service's drawings: passes stations, bridges a gap, sends up risers without an end, or
 * runs straight to a day.
 */
const serviceShapes = ['stations', 'bridge', 'risers', 'run'] as const;
export type ServiceShape = (typeof serviceShapes)[number];

/** Charts of days have no room for more. */
const maxDays = 365;

const amount = z.strictObject({ what: words, amount: words });

/** What a buyer asks before signing. All services answer the same questions. */
const termsSchema = z.strictObject({
  price: words.describe('How the price is made up.'),
  example: z
    .strictObject({
      given: words,
      rows: z.array(amount).min(1),
      total: amount,
      note: words,
    })
    .describe('The price with round figures.'),
  paid: words.describe('When it is paid.'),
  guarantee: z.strictObject({ covers: words, excludes: words, lasts: words }),
  conversion: words.describe('What a later hire of the same people costs.'),
  notice: words.describe('How either side ends it.'),
  who: words.describe('Who does the work.'),
  weekOne: words,
  clauses: z
    .array(titled)
    .default([])
    .describe('Further clauses, such as companies that are off-limits.'),
});
export type Terms = z.infer<typeof termsSchema>;

export const serviceSchema = z.strictObject({
  order,
  fallback: z
    .boolean()
    .optional()
    .describe(
      'True for the service that unknown addresses under /services show. Without one, they have no page.',
    ),
  overviewSlug: slug
    .optional()
    .describe('The end of a further address under /services, which shows the overview.'),
  sample: sample.describe('True while the terms are invented.'),
  name: words,
  person: personId.describe('The id of the person in people.yaml who answers for this service.'),
  seoTitle,
  answer,
  shortDescription: words.describe('One line under the name on tiles and cards.'),
  longDescription: words,
  highlights: z.array(words).min(1).max(4),
  days: z
    .strictObject({
      least: z.int().min(0),
      most: z
        .int()
        .min(1, 'must be at least 1, or null where there is no end')
        .max(maxDays, `must be at most ${maxDays}, since each day is drawn`)
        .nullable()
        .describe('Null where the service has no end.'),
    })
    .refine(({ least, most }) => most === null || least <= most, {
      path: ['least'],
      error: 'must not be more than most: both are drawn on one scale',
    })
    .describe("Days from the agreed brief, business days: the lengths of the overview's chart."),
  drawing: z
    .strictObject({
      shape: z
        .enum(serviceShapes)
        .optional()
        .describe('Derived from the days where it is left out.'),
      stations: z
        .array(words)
        .max(4)
        .default([])
        .describe('The names of the stations, for that shape.'),
      start: words.describe('Beside the ring.'),
      end: words.describe("Beside the line's end."),
      note: words.describe('Under the timeframe.'),
    })
    .describe('The drawings on its tile and around its timeframe.'),
  line: words.describe('One line about the page, on the sitemap.'),
  pricing: z.strictObject({ model: words, timeframe: words, bestFor: words }),
  benefits: z.array(z.strictObject({ title: words, description: words })).min(1),
  clients: z
    .array(z.strictObject({ industry: ref('industries'), roles: z.array(words).min(1) }))
    .min(1),
  process: z
    .array(z.strictObject({ step: z.int().positive(), title: words, description: words }))
    .min(1),
  faqs: z.array(z.strictObject({ question: words, answer: words })).min(1),
  terms: termsSchema,
  links: z
    .array(linkWithText)
    .default([])
    .describe('Pages that show more of it, under what the client gets.'),
  notFor: words.describe('When not to buy this.'),
  cta: z.strictObject({ title: words, description: words }),
});
export type Service = z.infer<typeof serviceSchema> & { id: string };

/** @returns the service's own shape, or the one that its days stand for */
export function serviceShape({ days, drawing }: Pick<Service, 'days' | 'drawing'>): ServiceShape {
  if (drawing.shape) return drawing.shape;
  if (days.most === null) return 'risers';
  return days.least === 0 ? 'stations' : 'run';
}

export const servicesPageSchema = z.strictObject({
  meta: pageMeta,
  notFound: z
    .strictObject({
      title: words,
      description: pageDescription,
      text: words,
      links: z.array(link).min(1),
    })
    .describe('Shown at the top of the page for an unknown address.'),
  header: z.strictObject({ headline: words, lead: words, book: link }),
  chart: z.strictObject({
    caption: words.describe('Names the chart for screen readers.'),
    start: words.describe('Day zero of the scale.'),
    unit: words,
    from: words.describe('Shown after the unit if the start of the scale has no room for a label.'),
    slate: words.describe('Beside the slate of candidates, where nothing is signed yet.'),
  }),
  statistics: z
    .strictObject({
      headline: z.array(words).length(2),
      dots: z
        .union([z.literal('hundreds'), z.int().min(1).max(600)])
        .optional()
        .describe('The number in the headline, or hundreds, drawn as a field of dots.'),
      exception: ref('claims')
        .optional()
        .describe('Id of the claim that is the rings in that field.'),
      claims: claimIds.describe('Ids of the claims on the tiles.'),
    })
    .optional(),
  difference: z
    .strictObject({
      headline: words,
      lead: words,
      text: words,
      root: words.describe('The word beside the ring.'),
      jobs: z.array(words).length(5),
      meant: z.int().min(1).max(5).describe('Which of the jobs is meant, counted from one.'),
      note: words,
    })
    .optional(),
  delivery: titledList.optional(),
  steps: z.strictObject({ headline: words, items: z.array(titled).length(5) }).optional(),
  tiles: z.strictObject({ headline: words }).optional(),
  resources: z.array(linkWithText),
  band: bandWithText,
  detail: z.strictObject({
    back: link,
    quote: link,
    pricing: words,
    timeframe: words,
    bestFor: words,
    benefits: words,
    notFor: words,
    clients: words,
    process: words,
    terms: z
      .strictObject({
        headline: words,
        works: words.describe('Over the questions.'),
        rules: words.describe('Over the notice and the clauses.'),
        price: words,
        example: words,
        paid: words,
        guarantee: words,
        covers: words,
        excludes: words,
        lasts: words,
        conversion: words,
        notice: words,
        who: words,
        weekOne: words,
      })
      .describe("Names of a service's terms."),
    agreement: z
      .strictObject({
        label: words.describe('The link under the terms.'),
        title: words.describe('`{service}` is its name.'),
        note: words.describe('That counsel must review it.'),
        parties: z.array(words).min(1),
        signatures: z.array(words).min(1),
      })
      .optional()
      .describe('The terms as a Word document. Without it, services offer none.'),
  }),
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;

// content/worked-searches.yaml: one search of each service from the brief to month three, as its page and
// the home page draw it to scale. Without the file, or without an entry, the section is left out.

/** More people or stations cannot be told apart on one row. */
const maxPeople = 60;
const maxStations = 12;
/** A longer title needs more than three lines in its column. */
const maxTitleChars = 24;

const reason = z.strictObject({ people: z.int().min(1), why: words });

const stationSchema = z
  .strictObject({
    day: z
      .int()
      .min(0)
      .max(maxDays)
      .describe(
        'Calendar days from the agreed brief, which is day 0. The chart is drawn from them.',
      ),
    step: z
      .int()
      .positive()
      .optional()
      .describe(
        "The step of the service's process that it belongs to; by default that of the station before, at first 1.",
      ),
    title: words.max(maxTitleChars),
    text: words,
    people: z
      .int()
      .min(1)
      .max(maxPeople)
      .optional()
      .describe('How many people are in the search from here on: the thin lines of the chart.'),
    reasons: z.array(reason).default([]).describe('Why people left the search, with how many.'),
    cases: z
      .array(titled)
      .default([])
      .describe('The people of a slate, with the case against each.'),
    signed: z
      .boolean()
      .default(false)
      .describe(
        'The offer is accepted here: a thin line becomes the orange one. One station has it.',
      ),
    open: z
      .boolean()
      .default(false)
      .describe('Unfolded at first. By default the first station is.'),
  })
  .describe('A day of the search.');
export type Station = z.infer<typeof stationSchema>;

const workedSearchSchema = z.strictObject({
  headline: words,
  lead: words,
  stations: z.array(stationSchema).min(2).max(maxStations),
});
export type WorkedSearch = z.infer<typeof workedSearchSchema>;

export const workedSearchesSchema = z.strictObject({
  sample: sample.describe('Invented searches, flagged until your own are here.'),
  home: ref('services').optional().describe('The service whose search the home page shows.'),
  words: z.strictObject({
    legend: words.describe('Under the lead: how to read the thin lines.'),
    breaks: words
      .default('Two short strokes across the row mean that weeks without news are left out.')
      .describe('After the legend, where the row leaves out weeks.'),
    more: words
      .default('See every day of this search')
      .describe('On the home page: the link to the search on the page of its service.'),
    week: words.describe('Before the number of a week.'),
    people: words.describe('`{people}` is how many people are left in the search.'),
  }),
  searches: z
    .record(ref('services'), workedSearchSchema)
    .describe('By the name of the service’s file.'),
});
export type WorkedSearches = z.infer<typeof workedSearchesSchema>;

// content/tools/specimen-slate.yaml: what a client of a search receives. Without the file there is no such page.

/** More lines cannot be told apart, and more columns cannot be read. */
const maxCandidates = 6;
const maxSlateDays = 90;

const slateDay = z.int().min(0).max(maxSlateDays);

const groupSchema = z.strictObject({
  people: z.int().min(1),
  why: words.describe('Why they are not on the slate.'),
  until: slateDay.describe('The day by which all of them were out.'),
});

const candidateSchema = z.strictObject({
  name: words.max(3).describe('What stands for the name: A letter, such as A.'),
  role: words,
  cells: z.array(words).describe('One for each row of the table.'),
  against: words,
  references: words.describe('Whom the client calls.'),
  ask: words.describe('What to ask them first.'),
});

const dateSchema = titled.extend({
  day: slateDay,
  signed: z.boolean().default(false).describe('The acceptance: a dot. The others are rings.'),
});

export const specimenSlateSchema = pageHead.extend({
  sample: sample.describe('True while the slate is invented.'),
  service: ref('services').describe('The file of the service that it shows.'),
  terms: words.describe('Before the link to the service.'),
  brief: z.strictObject({ headline: words, facts: z.array(titled).min(1) }),
  map: z.strictObject({
    headline: words,
    legend: words.describe('How to read the thin lines.'),
    called: words.describe('Who the people are.'),
    week: words.describe('Before the number of a week.'),
    from: slateDay.describe('The days of the first and the last call, counted from the brief.'),
    to: slateDay,
    groups: z.array(groupSchema).min(1).describe('Those who are out, in the order of the days.'),
    slate: z.strictObject({ day: slateDay, label: words, why: words }),
  }),
  candidates: z.strictObject({
    headline: words,
    text: words,
    name: words.describe('`{name}` is that of the candidate.'),
    rows: z.array(words).min(1).max(6),
    against: words.describe('The last row of the table.'),
    items: z.array(candidateSchema).min(1).max(maxCandidates),
  }),
  references: z.strictObject({ headline: words, text: words, ask: words }),
  dates: z.strictObject({
    headline: words,
    text: words,
    items: z.array(dateSchema).min(2).max(6),
  }),
  band,
});
export type SpecimenSlate = z.infer<typeof specimenSlateSchema>;
