/** Content that was written for the last release builds with this version: no field became required since. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  listRequiredFields,
  releasedFieldsFile,
  requiredFieldsSchema,
} from '../../owner/required-fields.ts';

it('requires no field that the last release did not require', () => {
  const stored: unknown = JSON.parse(readFileSync(releasedFieldsFile, 'utf8'));
  const released = requiredFieldsSchema.parse(stored);
  const added = Object.entries(listRequiredFields()).flatMap(([file, fields]) =>
    fields
      .split(' ')
      .filter((field) => released[file] && !released[file].split(' ').includes(field))
      .map((field) => `${file}: ${field}`),
  );
  expect(added).toEqual([]);
});
