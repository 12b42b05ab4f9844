import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { ContentError, readContent, readMarkdown } from '../../lib/content/read.ts';
import { homeSchema } from '../../lib/content/schemas/home.ts';
import { jobTitlesSchema } from '../../lib/content/schemas/lists.ts';
import { postSchema } from '../../lib/content/schemas/post.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';

const file = 'content/services/interim-staffing.yaml';
const whole = readFilledYaml('services/interim-staffing.yaml', serviceSchema);
const reading = (service: object) => () => readContent(file, stringify(service), serviceSchema);

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
    expect(reading({ ...whole, faq: [] })).toThrow(
      `${file}: the file as a whole: has an unknown field: faq.`,
    );
    expect(reading({ ...whole, name: 24 })).toThrow(`${file}: name: must be text.`);
    expect(reading({ ...whole, highlights: [] })).toThrow(
      `${file}: highlights: must have at least 1 entry`,
    );
    expect(reading({ ...whole, highlights: [...'abcde'] })).toThrow(
      `${file}: highlights: must have at most 4 entries`,
    );
    expect(reading({ ...whole, days: 'ten' })).toThrow(`${file}: days: must be a group of fields`);
    const post = { title: 'A', topic: 'B', date: '2026-01-31', minutes: 4, summary: 'C.' };
    expect(() => readContent('p.md', `---\n${stringify(post)}---\n`, postSchema)).toThrow(
      /p\.md: topic: must be one of: IT Job Market, .*\np\.md: tags: is missing/,
    );
  });
  it('names every invalid field', () => {
    const read = reading({ ...whole, name: '', notFor: '' });
    expect(read).toThrow(`${file}: name: must not be empty`);
    expect(read).toThrow(`${file}: notFor: must not be empty`);
  });
  it('names a missing section', () => {
    expect(() => readContent('content/pages/home.yaml', 'hero: {}', homeSchema)).toThrow(
      'content/pages/home.yaml: mission: ',
    );
  });
  it('explains a title that is too long', () => {
    const titles = Array.from({ length: 49 }, (_, index) => `title ${index}`);
    const text = stringify([...titles, 'vice president of everything else']);
    expect(() => readContent('content/job-titles.yaml', text, jobTitlesSchema)).toThrow(
      'content/job-titles.yaml: 49: must not be longer than 29 characters',
    );
  });
  it('names a file that is not YAML', () => {
    const read = () => readContent(file, 'name: [open', serviceSchema);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(file);
  });
  it('names the line of a wrong indentation, also in Markdown', () => {
    const text = 'name: A\n  city: B\n';
    expect(() => readContent(file, text, serviceSchema)).toThrow(/^content\/.*at line 1, /);
    expect(() => readMarkdown('p.md', `---\n${text}---\nText`, postSchema)).toThrow(
      /^p\.md: .* at line 2, /,
    );
  });
  it.each([
    [
      'a: &a [x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c]',
      4,
    ],
    ['a: &x\n  b: *x\n', 2],
    ['a: 1\nb: *nothing\n', 2],
  ])('names the line of excessive aliases: %j', (text, line) => {
    const read = () => readContent(file, text, serviceSchema);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(`${file}: line ${line}: *`);
  });
  it('reads a value with an alias', () => {
    const text = 'a: &x one\nb: *x\n';
    expect(readContent(file, text, z.object({ a: z.string(), b: z.string() }))).toEqual({
      a: 'one',
      b: 'one',
    });
  });
});
