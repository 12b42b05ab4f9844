import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { formFieldsSchema } from '../../lib/content/schemas/form-fields.ts';
import { readText } from '../../lib/content/source.ts';

const file = 'content/form-fields.yaml';
const field = { kind: 'text', name: 'source', label: 'Who sent you', message: 'Say who' };
describe('content/form-fields.yaml', () => {
  it('may contain only comments', () => {
    expect(readText(file, '# none yet', formFieldsSchema).data).toBeNull();
  });

  it('fills in defaults', () => {
    const { data } = readText(file, stringify([field]), formFieldsSchema);
    expect(data).toEqual([{ ...field, required: false, limit: 200, heading: 'source' }]);
  });
});
