/**
 * content/worked-searches.yaml: one search of each service from the brief to month three, as its page and
 * the home page draw it to scale. Without the file, or without an entry, the section is left out.
 */
import { z } from 'zod';
import { ref } from '../references.ts';
import { sample, titled, words } from './words.ts';

/** More days, people or stations cannot be told apart on one row. */
const maxDays = 365;
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
  started: z.iso
    .date()
    .optional()
    .describe(
      'The day of the brief. With it the stations have dates; without it, weekdays from a Monday.',
    ),
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
    week: words.describe('Before the number of a week.'),
    people: words.describe('`{people}` is how many people are left in the search.'),
  }),
  searches: z
    .record(ref('services'), workedSearchSchema)
    .describe('By the name of the service’s file.'),
});
export type WorkedSearches = z.infer<typeof workedSearchesSchema>;
