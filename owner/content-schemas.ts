/** `npm run content:schemas`: writes the JSON Schemas of the content files, after a change of a schema. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorSettings, jsonSchemas } from './content-schemas/json-schemas.ts';

const write = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

rmSync('schemas', { recursive: true, force: true });
for (const folder of ['schemas', '.vscode']) mkdirSync(folder, { recursive: true });
const schemas = jsonSchemas();
for (const [name, schema] of schemas) write(`schemas/${name}`, schema);
write('.vscode/settings.json', editorSettings());
console.log(`${schemas.size} schemas are in schemas/.`);
