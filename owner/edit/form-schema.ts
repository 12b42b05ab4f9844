/** The JSON Schema of a content file as the editor's form shows it. */
import { contentSchemas } from '../../lib/content/files.ts';
import { isFields } from '../../lib/content/write/list-matches.ts';
import { jsonSchemas, schemaFile } from '../json-schemas.ts';

type Schema = Record<string, unknown>;

const schemas = jsonSchemas();

/** @returns the line of the list of schemas that holds a file: itself, or its folder's `posts/*.md` */
const patternOf = (name: string): string =>
  Object.hasOwn(contentSchemas, name) ? name : name.replace(/[^/]+(\.\w+)$/, '*$1');

/** @returns the schema of a file's fields, in the form in which one field is shown in one way */
export function formSchema(name: string): Schema {
  const { $schema: _, ...schema } = { ...schemas.get(schemaFile(patternOf(name))) } as Schema;
  // A file may be empty; its form need not offer that.
  const [form, ...others] = alternatives(schema).filter(({ type }) => type !== 'null');
  return simplified(
    form && others.length === 0 ? { ...schema, ...form, anyOf: undefined } : schema,
  );
}

const alternatives = ({ anyOf, oneOf }: Schema): Schema[] =>
  [anyOf, oneOf].filter(Array.isArray).flat().filter(isFields);

function simplified(schema: Schema): Schema {
  const { anyOf, oneOf, allOf, default: _, ...rest } = schema;
  // A text that may be a marker instead, such as {email}, is one text in the form.
  if (schema.type === 'string') {
    const day = alternatives(schema).some(({ format }) => format === 'date');
    return day ? { ...rest, format: 'date' } : rest;
  }
  const { items, additionalItems, additionalProperties } = rest;
  const choices = alternatives(schema);
  return {
    ...named(rest),
    ...(isFields(items) && { items: simplified(items) }),
    ...(Array.isArray(items) && { items: items.filter(isFields).map(simplified) }),
    ...(isFields(additionalItems) && { additionalItems: simplified(additionalItems) }),
    ...(isFields(additionalProperties) &&
      !keysOf(rest) && {
        additionalProperties: simplified(additionalProperties),
      }),
    ...(choices.length > 0 && {
      anyOf: choices.map((choice) => ({ title: titleOf(choice), ...simplified(choice) })),
    }),
    ...(Array.isArray(allOf) && { allOf: allOf.filter(isFields).map(simplified) }),
  };
}

/** Groups whose names are a closed list are fields like any others. */
function keysOf({ propertyNames }: Schema): readonly string[] | undefined {
  const names = isFields(propertyNames) ? propertyNames.enum : undefined;
  return Array.isArray(names) ? names.map(String) : undefined;
}

function named({ propertyNames, ...schema }: Schema): Schema {
  const keys = keysOf({ propertyNames });
  const { properties, additionalProperties } = schema;
  const fields = keys
    ? Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    : properties;
  if (!isFields(fields)) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(fields)
        .filter((entry): entry is [string, Schema] => isFields(entry[1]))
        .map(([key, field]) => [key, { title: inWords(key), ...simplified(field) }]),
    ),
    additionalProperties: false,
  };
}

/** @returns `seoTitle` as `Seo title` */
const inWords = (key: string) => {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const kinds: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Number',
  boolean: 'Yes or no',
  null: 'Nothing',
  array: 'List',
};

/** @returns what a choice is called: its `kind`, the type of its value, or its fields */
function titleOf({ type, properties }: Schema): string {
  if (!isFields(properties)) return kinds[String(type)] ?? 'Other';
  const kind = Object.values(properties).find((field) => isFields(field) && 'const' in field);
  return inWords(
    isFields(kind) ? String(kind.const) : Object.keys(properties).slice(0, 3).join(', '),
  );
}
