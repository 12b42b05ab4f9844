import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../lib/content/errors.ts';
import { homeSchema } from '../../lib/content/schemas/pages.ts';
import { articleSchema, guideSchema, postSchema } from '../../lib/content/schemas/post.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import { jobTitlesSchema } from '../../lib/content/schemas/words.ts';
import { readText } from '../../lib/content/source.ts';
import { withoutLines } from '../support/content-errors.ts';
import { loadFixture } from '../support/fixture-content.ts';

const file = 'content/services/interim-staffing.yaml';
const whole = serviceSchema.parse(
  loadFixture().entries.services.find(({ id }) => id === 'interim-staffing')?.data,
);
const readFields = (name: string, text: string, schema: z.ZodType) =>
  withoutLines(() => readText(name, text, schema))();
const reading = (service: object) => () => readFields(file, stringify(service), serviceSchema);

describe('a broken content file', () => {
  it('names the file and field without text', () => {
    expect(reading({ ...whole, shortDescription: '' })).toThrow(
      `${file}: shortDescription: must not be empty`,
    );
  });
  it('names a field deep inside a list', () => {
    const faqs = whole.faqs.map((faq, index) => (index === 2 ? { ...faq, answer: 4 } : faq));
    expect(reading({ ...whole, faqs })).toThrow(`${file}: faqs.2.answer: `);
  });
  it('explains that a field is missing, unknown or of the wrong type', () => {
    const { notFor, ...lacking } = whole;
    expect(reading(lacking)).toThrow(`${file}: notFor: is missing`);
    expect(reading({ ...whole, faq: [] })).toThrow(`${file}: has an unknown field: faq.`);
    expect(reading({ ...whole, name: 24 })).toThrow(`${file}: name: must be text.`);
    expect(reading({ ...whole, highlights: [] })).toThrow(
      `${file}: highlights: must have at least 1 entry`,
    );
    expect(reading({ ...whole, highlights: [...'abcde'] })).toThrow(
      `${file}: highlights: must have at most 4 entries`,
    );
    expect(reading({ ...whole, days: 'ten' })).toThrow(`${file}: days: must be a group of fields`);
    const place = { ...whole, drawing: { start: 'A', end: 'B', note: 'C', shape: 'D' } };
    expect(reading(place)).toThrow(`${file}: drawing.shape: must be one of: stations, `);
  });
  it('accepts a draft with a title, and names all missing fields when it is no draft any more', () => {
    const text = (fields: string) => `---\ntitle: A thought\n${fields}---\n`;
    const read = (fields: string, schema: z.ZodType) => () =>
      readFields('p.md', text(fields), schema);
    for (const schema of [postSchema, articleSchema, guideSchema]) {
      expect(read('draft: true\nanswer:\ntags: [Leadership]\n', schema)).not.toThrow();
      expect(read('draft: false\n', schema)).toThrow(/seoTitle: is missing\n.*answer: is missing/);
    }
    expect(read('tags: [Leadership]\n', articleSchema)).toThrow(
      ['seoTitle', 'answer', 'topic', 'date', 'summary', 'action']
        .map((field) => `p.md: ${field}: is missing\n`)
        .concat('p.md: tags: must have at least 3 entries')
        .join(''),
    );
  });
  it('names every invalid field', () => {
    const read = reading({ ...whole, name: '', notFor: '' });
    expect(read).toThrow(`${file}: name: must not be empty`);
    expect(read).toThrow(`${file}: notFor: must not be empty`);
  });
  it('names a missing section', () => {
    expect(() => readFields('content/pages/home.yaml', 'hero: {}', homeSchema)).toThrow(
      'content/pages/home.yaml: form: ',
    );
  });
  it('explains a title that is too long', () => {
    const titles = Array.from({ length: 49 }, (_, index) => `title ${index}`);
    const text = stringify([...titles, 'vice president of everything else']);
    expect(() => readFields('content/job-titles.yaml', text, jobTitlesSchema)).toThrow(
      'content/job-titles.yaml: 49: must not be longer than 29 characters',
    );
  });
  it('describes every kind of error in a sentence for owners', () => {
    const schema = z.strictObject({
      description: z.string().max(155),
      short: z.string().min(3),
      size: z.number().min(1).max(9),
      step: z.number().multipleOf(5),
      home: z.string().startsWith('https://'),
      card: z.string().includes('{count}'),
      day: z.iso.date(),
      id: z.uuid(),
      pair: z.tuple([z.string(), z.string()]),
      kind: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('hero') }),
        z.object({ kind: z.literal('prose') }),
      ]),
      value: z.union([z.number(), z.string()]),
      moved: z.record(z.string().regex(/^\//, 'must begin with a slash'), z.string()),
      names: z.record(z.string(), z.string()),
      set: z.set(z.string()),
    });
    const fields = {
      description: 'x'.repeat(156),
      short: 'ab',
      size: 10,
      step: 4,
      home: 'http://a',
      card: 'many',
      day: 'soon',
      id: '7',
      pair: ['one'],
      kind: { kind: 'heroo' },
      value: [],
      moved: { about: '/x' },
      names: 'none',
      set: 'none',
    };
    const unusable = 'cannot be used. Write it as in the shipped file of that name';
    expect(() => readFields(file, stringify(fields), schema)).toThrow(
      [
        'description: must not be longer than 155 characters, and has 156',
        'short: must not be shorter than 3 characters, and has 2',
        'size: must be at most 9',
        'step: must be a multiple of 5',
        'home: must begin with https://',
        'card: must have {count} in it',
        'day: must be a day such as 2025-10-22',
        `id: ${unusable}`,
        'pair: must have at least 2 entries',
        'kind.kind: must be one of: hero, prose',
        'value: must be a number, without quotes, or must be text. If it has a colon in it or is a number or a date, put quotes around it',
        'moved.about: must begin with a slash',
        'names: must be a group of fields, each on its own line, two spaces further right',
        `set: ${unusable}`,
      ]
        .map((error) => `${file}: ${error}`)
        .join('\n'),
    );
  });
  it('names a file that is not YAML', () => {
    const read = () => readText(file, 'name: [open', serviceSchema);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(file);
  });
  it('names the line of a wrong indentation, also in Markdown', () => {
    const text = 'name: A\n  city: B\n';
    expect(() => readText(file, text, serviceSchema)).toThrow(/^content\/.*:1: wrong at column /);
    expect(() => readText('p.md', `---\n${text}---\nText`, postSchema)).toThrow(
      /^p\.md:2: wrong at column /,
    );
  });
  it.each([
    ['a: 1\na: 2\n', ':2: wrong at column 1: a field that is already there'],
    ['a:\n\tb: 1\n', ':2: wrong at column 1: a tab. Use spaces'],
    ['a: "open\n', ':2: wrong at column 1: a quote, a bracket or a colon is missing'],
    ['a: @home\n', ':1: wrong at column 4: a text that begins with a sign'],
    ['a: one: two\n', 'column 4: a text with a colon in it'],
  ])('says what to look for in %j', (text, hint) => {
    expect(() => readText(file, text, serviceSchema)).toThrow(hint);
  });
  it('refuses aliases, which could expand to gigabytes, with their line', () => {
    const read = () => readText(file, 'a: &x\n  b: *x\n', serviceSchema);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(`${file}:2: *x would repeat a part of the file. Put quotes around a text`);
  });
});
