/**
 * The schemas of content files as JSON Schema, so that VS Code and other editors complete and check fields.
 * `npm run content:schemas` writes them; so do an install and `npm run dev`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas } from '../lib/content/files.ts';
import { getContentFolder, isFolder } from '../lib/content/folder.ts';
import { listKnownIds } from '../lib/content/read.ts';
import { isReferenceKind, type Known } from '../lib/content/references.ts';

/** @returns the JSON Schema of each file or folder, by the name of its file: `pages-home.json` */
export function createJsonSchemas(folder = getContentFolder()): ReadonlyMap<string, object> {
  // An install may come before the folder.
  const ids = isFolder(folder) ? listKnownIds(folder) : {};
  return new Map(
    Object.entries(contentSchemas).map(([pattern, schema]) => [
      getSchemaFile(pattern),
      // What the owner writes, before defaults. content:check has the rules that JSON Schema cannot express.
      z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          allowMarkers(jsonSchema);
          addChoices(jsonSchema, ids);
        },
      }),
    ]),
  );
}

/** Limits a field to what the content has, such as its topics. */
function addChoices(schema: z.core.JSONSchema.BaseSchema, ids: Known['ids']): void {
  const kind = isReferenceKind(schema.ref) ? schema.ref : undefined;
  delete schema.ref;
  const names = kind && ids[kind];
  if (names && names.length > 0) schema.enum = [...names];
}

/** @returns the files of each schema, in any folder, as `.vscode/settings.json` has them */
export const mapSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(contentSchemas)
      .filter((pattern) => pattern.endsWith('.yaml'))
      .map((pattern) => [`./schemas/${getSchemaFile(pattern)}`, `**/${pattern}`]),
  );

/**
 * Writes the schemas to `schemas/`.
 * @returns the number of files
 */
export function writeJsonSchemas(): number {
  const schemas = createJsonSchemas();
  rmSync('schemas', { recursive: true, force: true });
  mkdirSync('schemas');
  for (const [name, schema] of schemas)
    writeFileSync(`schemas/${name}`, JSON.stringify(schema, undefined, 2));
  return schemas.size;
}

/** Zod writes others too, such as `includes`, which editors do not know. */
const editorFormats = ['date', 'email', 'uri'] as const;

/** Lets the owner write a marker such as `{email}` in place of a text that must have a format. */
function allowMarkers(schema: z.core.JSONSchema.BaseSchema): void {
  const { type, pattern } = schema;
  const format = editorFormats.find((name) => name === schema.format);
  if (type !== 'string' || (!schema.format && !pattern)) return;
  delete schema.format;
  delete schema.pattern;
  schema.anyOf = [
    { ...(format && { format }), ...(pattern && { pattern }) },
    { pattern: '\\{\\w+\\}' },
  ];
}

/** @param pattern a file of the content folder, or all of a folder: `cities/*.yaml` */
export const getSchemaFile = (pattern: string): string =>
  `${pattern
    .replace(/\/\*/, '')
    .replace(/\.(?:yaml|md)$/, '')
    .replaceAll('/', '-')}.json`;

if (import.meta.main) console.log(`${writeJsonSchemas()} JSON Schemas are in schemas/.`);
