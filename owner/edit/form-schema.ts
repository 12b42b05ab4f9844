/** Turns the JSON Schema of a content file into one that the editor's form can show. */
import { contentSchemas } from '../../lib/content/files.ts';
import { isFields } from '../../lib/content/write/list-matches.ts';
import { createJsonSchemas, getSchemaFile } from '../json-schemas.ts';

type Schema = Record<string, unknown>;

const schemas = createJsonSchemas();

/** @param name a content file, such as `posts/first.md` */
export function createFormSchema(name: string): Schema {
  const pattern = Object.hasOwn(contentSchemas, name) ? name : name.replace(/[^/]+(\.\w+)$/, '*$1');
  const { $schema: _, ...schema } = { ...schemas.get(getSchemaFile(pattern)) } as Schema;
  // An empty file is valid, but the form need not offer that.
  const [form, ...others] = getAlternatives(schema).filter(({ type }) => type !== 'null');
  return simplify(form && others.length === 0 ? { ...schema, ...form, anyOf: undefined } : schema);
}

const getAlternatives = ({ anyOf, oneOf }: Schema): Schema[] =>
  [anyOf, oneOf].filter(Array.isArray).flat().filter(isFields);

function simplify(schema: Schema): Schema {
  const { anyOf, oneOf, allOf, default: _, ...rest } = schema;
  const alternatives = getAlternatives(schema);
  // A text that may also be a marker, such as {email}, is one text in the form.
  if (schema.type === 'string') {
    const isDay = alternatives.some(({ format }) => format === 'date');
    return isDay ? { ...rest, format: 'date' } : rest;
  }
  const { items, additionalItems, additionalProperties } = rest;
  return {
    ...addTitles(rest),
    ...(isFields(items) && { items: simplify(items) }),
    ...(Array.isArray(items) && { items: items.filter(isFields).map(simplify) }),
    ...(isFields(additionalItems) && { additionalItems: simplify(additionalItems) }),
    ...(isFields(additionalProperties) &&
      !getKeys(rest) && { additionalProperties: simplify(additionalProperties) }),
    ...(alternatives.length > 0 && {
      anyOf: alternatives.map((option) => ({ title: getTitle(option), ...simplify(option) })),
    }),
    ...(Array.isArray(allOf) && { allOf: allOf.filter(isFields).map(simplify) }),
  };
}

/** @returns the keys of a record that allows only these */
function getKeys({ propertyNames }: Schema): readonly string[] | undefined {
  const names = isFields(propertyNames) ? propertyNames.enum : undefined;
  return Array.isArray(names) ? names.map(String) : undefined;
}

/** Titles each property. A record with fixed keys becomes a group of fields. */
function addTitles({ propertyNames, ...schema }: Schema): Schema {
  const { properties, additionalProperties } = schema;
  const keys = getKeys({ propertyNames });
  const fields = keys
    ? Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    : properties;
  if (!isFields(fields)) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(fields)
        .filter((entry): entry is [string, Schema] => isFields(entry[1]))
        .map(([key, field]) => [key, { title: toWords(key), ...simplify(field) }]),
    ),
    additionalProperties: false,
  };
}

/** `seoTitle` becomes `Seo title`. */
const toWords = (key: string) => {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const typeTitles: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Number',
  boolean: 'Yes or no',
  null: 'Nothing',
  array: 'List',
};

/** @returns the name of an alternative: its constant, the type of its value, or its first fields */
function getTitle({ type, properties }: Schema): string {
  if (!isFields(properties)) return typeTitles[String(type)] ?? 'Other';
  const kind = Object.values(properties).find((field) => isFields(field) && 'const' in field);
  return toWords(
    isFields(kind) ? String(kind.const) : Object.keys(properties).slice(0, 3).join(', '),
  );
}
