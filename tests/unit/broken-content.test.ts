import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../lib/content/errors.ts';
import { articleSchema, guideSchema, postSchema } from '../../lib/content/schemas/post.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import { words } from '../../lib/content/schemas/words.ts';
import { readText } from '../../lib/content/source.ts';
import { withoutLines } from '../support/content-errors.ts';

const file = 'content/services/interim-staffing.yaml';
const readFields = (name: string, text: string, schema: z.ZodType) =>
  withoutLines(() => readText(name, text, schema))();

describe('a broken content file', () => {
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
  it('describes every kind of error in a sentence for owners', () => {
    const schema = z.strictObject({
      title: words,
      name: z.string(),
      year: z.string(),
      faqs: z.array(z.object({ answer: z.string() })),
      highlights: z.array(z.string()).min(1),
      links: z.array(z.string()).max(1),
      days: z.strictObject({ least: z.number() }),
      shape: z.enum(['stations', 'strip']),
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
      title: '',
      year: 2011,
      faqs: [{ answer: 'Yes' }, { answer: 4 }],
      highlights: [],
      links: ['a', 'b'],
      days: 'ten',
      shape: 'round',
      more: 1,
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
        'title: must not be empty',
        'name: is missing',
        'year: must be text. If it has a colon in it or is a number or a date, put quotes around it',
        'faqs.1.answer: must be text. If it has a colon in it or is a number or a date, put quotes around it',
        'highlights: must have at least 1 entry',
        'links: must have at most 1 entry',
        'days: must be a group of fields, each on its own line, two spaces further right',
        'shape: must be one of: stations, strip',
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
        'has an unknown field: more. Is it misspelled, or indented too far or not far enough?',
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
