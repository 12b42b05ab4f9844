/** Lists the required fields of content files. A release records them, so that a test can find new ones. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createJsonSchemas } from './json-schemas.ts';

/** Has the required fields of the last release. `npm version` writes it. */
export const releasedFieldsFile = fileURLToPath(new URL('./required-fields.json', import.meta.url));

/** Paths with spaces between them, by the name of the schema. */
export const requiredFieldsSchema = z.record(z.string(), z.string());

interface Schema {
  properties?: Readonly<Record<string, Schema>> | undefined;
  required?: readonly string[] | undefined;
  items?: Schema | undefined;
}
const jsonSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    // A tuple lists plain texts.
    items: jsonSchema.optional().catch(undefined),
  }),
);

/** @returns the paths of required fields by the name of the schema, without those in optional groups */
export const listRequiredFields = (): z.output<typeof requiredFieldsSchema> =>
  Object.fromEntries(
    [...createJsonSchemas()].map(([name, schema]) => [
      name,
      listRequired(jsonSchema.parse(schema)).sort().join(' '),
    ]),
  );

function listRequired({ properties = {}, required = [], items }: Schema, path = ''): string[] {
  const fields = required.flatMap((name) => {
    const field = properties[name];
    const fieldPath = path ? `${path}.${name}` : name;
    // A record with fixed keys has no properties.
    return field ? [fieldPath, ...listRequired(field, fieldPath)] : [fieldPath];
  });
  return items ? [...fields, ...listRequired(items, `${path}[]`)] : fields;
}

export const writeRequiredFields = (): void =>
  writeFileSync(releasedFieldsFile, `${JSON.stringify(listRequiredFields(), undefined, 2)}\n`);
