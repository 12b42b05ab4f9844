/** content/tools/specimen-slate.yaml: what a client of a search receives. Without the file there is no such page. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { band, pageHead, sample, titled, words } from './words.ts';

/** More lines cannot be told apart, and more columns cannot be read. */
const maxCandidates = 6;
const maxDays = 90;

const day = z.int().min(0).max(maxDays);

const groupSchema = z.strictObject({
  people: z.int().min(1),
  why: words.describe('Why they are not on the slate.'),
  until: day.describe('The day by which all of them were out.'),
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
  day: z.int().min(0).max(maxDays),
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
    from: day.describe('The days of the first and the last call, counted from the brief.'),
    to: day,
    groups: z.array(groupSchema).min(1).describe('Those who are out, in the order of the days.'),
    slate: z.strictObject({ day, label: words, why: words }),
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
    started: z.iso
      .date()
      .optional()
      .describe('The day of the brief. With it the days have dates; without it, weekdays.'),
    items: z.array(dateSchema).min(2).max(6),
  }),
  band,
});
export type SpecimenSlate = z.infer<typeof specimenSlateSchema>;

/** @returns how many people were called: those who are out, and those on the slate */
export const countCalled = ({
  map,
  candidates,
}: Pick<SpecimenSlate, 'map' | 'candidates'>): number =>
  map.groups.reduce((sum, { people }) => sum + people, candidates.items.length);
