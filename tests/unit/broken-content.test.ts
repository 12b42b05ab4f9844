import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../lib/content/errors.ts';
import { postSchema } from '../../lib/content/schemas/post.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import { words } from '../../lib/content/schemas/words.ts';
import { readText } from '../../lib/content/source.ts';
import { withoutLines } from '../support/content-errors.ts';

const file = 'content/services/interim-staffing.yaml';
const readFields = (name: string, text: string, schema: z.ZodType) =>
  withoutLines(() => readText(name, text, schema))();

describe('a broken content file', () => {
  it('names all fields that are missing or wrong', () => {
    const text = '---\ntitle: A thought\ndraft: true\ntags: [Leadership]\n---\n';
    const missing = ['seoTitle', 'answer', 'topic', 'date'].map(
      (field) => `p.md: ${field}: is missing\n`,
    );
    expect(() => readFields('p.md', text, postSchema)).toThrow(
      `${missing.join('')}p.md: tags: must have at least 3 entries\np.md: summary: is missing`,
    );
  });
  it('describes every kind of error in a sentence for owners', () => {
    const text =
      'must be text. If it has a colon in it or is a number or a date, put quotes around it';
    const group = 'must be a group of fields, each on its own line, two spaces further right';
    const unusable = 'cannot be used. Write it as in the shipped file of that name';
    const answers = z.array(z.object({ answer: z.string() }));
    const kind = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('hero') }),
      z.object({ kind: z.literal('prose') }),
    ]);
    const paths = z.record(z.string().regex(/^\//, 'must begin with a slash'), z.string());
    const rows: [field: string, schema: z.ZodType, value: unknown, error: string][] = [
      ['title', words, '', ': must not be empty'],
      ['name', z.string(), undefined, ': is missing'],
      ['year', z.string(), 2011, `: ${text}`],
      ['faqs', answers, [{ answer: 'Yes' }, { answer: 4 }], `.1.answer: ${text}`],
      ['highlights', z.array(z.string()).min(1), [], ': must have at least 1 entry'],
      ['links', z.array(z.string()).max(1), ['a', 'b'], ': must have at most 1 entry'],
      ['days', z.strictObject({ least: z.number() }), 'ten', `: ${group}`],
      ['shape', z.enum(['stations', 'strip']), 'round', ': must be one of: stations, strip'],
      [
        'description',
        z.string().max(155),
        'x'.repeat(156),
        ': must not be longer than 155 characters, and has 156',
      ],
      ['short', z.string().min(3), 'ab', ': must not be shorter than 3 characters, and has 2'],
      ['size', z.number().min(1).max(9), 10, ': must be at most 9'],
      ['step', z.number().multipleOf(5), 4, ': must be a multiple of 5'],
      ['home', z.string().startsWith('https://'), 'http://a', ': must begin with https://'],
      ['card', z.string().includes('{count}'), 'many', ': must have {count} in it'],
      ['day', z.iso.date(), 'soon', ': must be a day such as 2025-10-22'],
      ['id', z.uuid(), '7', `: ${unusable}`],
      ['pair', z.tuple([z.string(), z.string()]), ['one'], ': must have at least 2 entries'],
      ['kind', kind, { kind: 'heroo' }, '.kind: must be one of: hero, prose'],
      [
        'value',
        z.union([z.number(), z.string()]),
        [],
        `: must be a number, without quotes, or ${text}`,
      ],
      ['moved', paths, { about: '/x' }, '.about: must begin with a slash'],
      ['names', z.record(z.string(), z.string()), 'none', `: ${group}`],
      ['set', z.set(z.string()), 'none', `: ${unusable}`],
    ];
    const schema = z.strictObject(Object.fromEntries(rows.map(([field, each]) => [field, each])));
    const fields = Object.fromEntries(rows.map(([field, , value]) => [field, value]));
    const unknown =
      'has an unknown field: more. Is it misspelled, or indented too far or not far enough?';
    expect(() => readFields(file, stringify({ ...fields, more: 1 }), schema)).toThrow(
      [...rows.map(([field, , , error]) => field + error), unknown]
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
