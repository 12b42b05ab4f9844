/**
 * What tells the firm of a content folder from every other: its name, its people, what its clients
 * said. `shipped-sample.json` holds these of the content that the project is shipped with, as digests,
 * so that the check works where that content is not: in a container, and after it was replaced. As
 * digests, so that no search for the sample's name finds it outside the content.
 */
import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import type { ContentText } from '../../lib/content/texts.ts';

/** One thing by which a firm is known, and where it stands. */
export interface SampleMark {
  kind: string;
  /** The first of its values. */
  at: ContentText;
  /** As an owner reads it. */
  shown: string;
  digest: string;
}

interface Rule {
  kind: string;
  /** Entries that have it, as `FILE/FIELD/FIELD`. */
  entries: string;
  /** The values that make it out, all together; none for an entry that is a value itself. */
  values: readonly string[];
}

/** Its phone numbers and addresses on the web are of no use to anybody, which lib/content/sample-values.ts tells. */
const rules: readonly Rule[] = [
  { kind: 'name', entries: 'brand/firm.yaml', values: ['name'] },
  { kind: 'legal-name', entries: 'brand/firm.yaml', values: ['legalName'] },
  { kind: 'law', entries: 'brand/firm.yaml', values: ['governingLaw', 'venue'] },
  { kind: 'prefix', entries: 'brand/firm.yaml', values: ['referencePrefix'] },
  { kind: 'line', entries: 'brand/firm.yaml', values: ['footerLine'] },
  { kind: 'colors', entries: 'brand/look.yaml/colors', values: ['paper', 'ever', 'signal'] },
  { kind: 'mark', entries: 'brand/mark.svg/drawing', values: [] },
  { kind: 'address', entries: 'brand/firm.yaml/postalAddress', values: ['street'] },
  { kind: 'address', entries: 'cities/*/office', values: ['street'] },
  { kind: 'figure', entries: 'claims.yaml/*', values: ['value', 'unit', 'label'] },
  {
    kind: 'definition',
    entries: 'claims.yaml/*',
    values: ['counts', 'from', 'to', 'who', 'period', 'source'],
  },
  { kind: 'person', entries: 'people.yaml/items/*', values: ['name'] },
  { kind: 'opinion', entries: 'people.yaml/items/*', values: ['opinion'] },
  { kind: 'quote', entries: 'testimonials.yaml/items/*', values: ['quote'] },
  { kind: 'person', entries: 'testimonials.yaml/items/*', values: ['name'] },
  { kind: 'client', entries: 'testimonials.yaml/items/*', values: ['company'] },
  { kind: 'quote', entries: 'cities/*/localTestimonial', values: ['quote'] },
  { kind: 'client', entries: 'cities/*/localCompanies/*', values: [] },
  { kind: 'client', entries: 'clients.yaml/companies/*', values: ['name'] },
  { kind: 'talk', entries: 'videos.yaml/items/*', values: ['title'] },
  // Each sentence by itself: one that stays is a promise, also among others that were changed.
  { kind: 'term', entries: 'services/*/terms/*', values: [] },
  { kind: 'term', entries: 'services/*/terms/guarantee/*', values: [] },
  { kind: 'sum', entries: 'services/*/terms/example/total', values: ['what', 'amount'] },
  { kind: 'offer', entries: 'services/*/pricing', values: ['model', 'timeframe'] },
  // What these hold is no sign of the sample by itself: in other texts it is.
  { kind: 'service', entries: 'services/*', values: ['name'] },
  { kind: 'said-place', entries: 'cities/*', values: ['city'] },
  { kind: 'said-place', entries: 'cities/*', values: ['state'] },
  { kind: 'said-place', entries: 'brand/firm.yaml', values: ['governingLaw'] },
  { kind: 'said-figure', entries: 'claims.yaml/*', values: ['value', 'unit'] },
];

/** The kinds that tell something only where another text says them. */
export const spokenKinds: readonly string[] = ['service', 'said-place', 'said-figure'];

/** The kinds whose values are names that any text may mention. */
export const nameKinds: readonly string[] = ['name', 'legal-name', 'person'];

/** @returns what the texts of a content folder hold of these, in their order */
export function sampleMarks(texts: readonly ContentText[]): SampleMark[] {
  const entries = Map.groupBy(texts, ({ name, field }) => [name, ...field.slice(0, -1)].join('/'));
  const ofEntries = [...entries].flatMap(([path, inside]) =>
    rules
      .filter(({ entries, values }) => values.length > 0 && matchesGlob(path, entries))
      .flatMap(({ kind, values }) => {
        const found = values.flatMap(
          (value) => inside.find(({ field }) => field.at(-1) === value) ?? [],
        );
        const [at] = found;
        return at ? [markOf(kind, at, found)] : [];
      }),
  );
  const ofValues = texts.flatMap((text) =>
    rules
      .filter(({ values }) => values.length === 0)
      .filter(({ entries }) => matchesGlob([text.name, ...text.field].join('/'), entries))
      .map(({ kind }) => markOf(kind, text, [text])),
  );
  return [...ofEntries, ...ofValues];
}

function markOf(kind: string, at: ContentText, values: readonly ContentText[]): SampleMark {
  const text = values.map((value) => value.text).join('\n');
  return {
    kind,
    at,
    shown: values.map((value) => value.text).join(' '),
    digest: digestOf(kind, text),
  };
}

/** Case, white space and the shape of quotes do not make a value another one. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const digestOf = (kind: string, text: string): string =>
  createHash('sha256')
    .update(`${kind}\0${plain(text)}`)
    .digest('hex')
    .slice(0, 16);
