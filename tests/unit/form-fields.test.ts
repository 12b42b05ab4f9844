/** Invalid own fields are refused with an instruction. */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { formFieldsSchema } from '../../lib/content/schemas/form-fields.ts';
import { readText } from '../../lib/content/source.ts';
import { withoutLines } from '../support/content-errors.ts';

const file = 'content/form-fields.yaml';
const field = { kind: 'text', name: 'source', label: 'Who sent you', message: 'Say who' };
const choice = {
  ...field,
  kind: 'choice',
  name: 'start',
  label: 'Start',
  options: ['Now', 'Later'],
};
const read = (...fields: object[]) =>
  withoutLines(() => readText(file, stringify(fields), formFieldsSchema).data)();

describe('content/form-fields.yaml', () => {
  it('may contain only comments', () => {
    expect(readText(file, '# none yet', formFieldsSchema).data).toBeNull();
  });

  it('fills in defaults', () => {
    expect(read(field)).toEqual([{ ...field, required: false, limit: 200, heading: 'source' }]);
  });

  it.each([
    ...['phone', 'brief', 'contact_me_by_fax', 'campaign', 'utm_source', 'gclid'],
    ...['reference', 'reset', 'constructor'],
  ])('refuses the name %s', (name) => {
    expect(() => read({ ...field, name })).toThrow(
      `${file}: 0.name: '${name}' is already a name of the product's own. Choose another`,
    );
  });

  it.each<[what: string, fields: object[], sentence: string]>([
    [
      'a name twice',
      [field, { ...field, label: 'B', heading: 'b' }],
      "1.name: 'source' is used twice. Give one of the fields another name",
    ],
    ['a label twice', [field, { ...field, name: 'b' }], "1.label: 'Who sent you' is used twice."],
    [
      'a column twice',
      [field, { ...choice, heading: 'source' }],
      "1.heading: 'source' is used twice.",
    ],
    [
      'a column of the product',
      [{ ...field, heading: 'state' }],
      "0.heading: 'state' is already a column of the export.",
    ],
    [
      'a name with capitals',
      [{ ...field, name: 'startDate' }],
      '0.name: must be lower case letters, digits and underscores',
    ],
    ['an option twice', [{ ...choice, options: ['Now', 'Now'] }], '0.options: has an option twice'],
    [
      'a minimum above the maximum',
      [{ ...field, kind: 'number', least: 5, most: 4 }],
      '0.most: must not be smaller than least',
    ],
    [
      'texts longer than a request',
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...field, name, label: name, limit: 500 })),
      'the text fields take 2500 characters together, and a request has room for 2000. Lower their limits',
    ],
  ])('refuses %s', (_, fields, sentence) => {
    expect(() => read(...fields)).toThrow(sentence);
  });
});
