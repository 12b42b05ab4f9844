import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ownFieldsSchema } from '../../lib/content/schemas/form-fields.ts';
import { readText } from '../../lib/content/source.ts';

const file = 'content/form-fields.yaml';
const field = { kind: 'text', name: 'source', label: 'Who sent you', message: 'Say who' };
it('content/form-fields.yaml fills in defaults', () => {
  const { data } = readText(file, stringify([field]), ownFieldsSchema);
  expect(data).toEqual([{ ...field, required: false, limit: 200, heading: 'source' }]);
});
