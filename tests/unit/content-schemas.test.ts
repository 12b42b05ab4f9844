import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { getLanguageService } from 'yaml-language-server';
import { SettingsState } from 'yaml-language-server/out/server/src/yamlSettings.js';
import { contentSchemas } from '../../lib/content/files.ts';
import { readContent } from '../../lib/content/load.ts';
import {
  createJsonSchemas,
  getSchemaFile,
  mapSchemas,
  writeJsonSchemas,
} from '../../owner/json-schemas.ts';

describe('the JSON Schemas of the content', () => {
  it('are written to schemas/, and mapped to files in the settings of VS Code', () => {
    writeJsonSchemas();
    expect(readdirSync('schemas')).toHaveLength(Object.keys(contentSchemas).length);
    const settings: unknown = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
    expect(settings).toEqual({ 'yaml.schemas': mapSchemas() });
  });

  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  for (const folder of ['sample', 'tests/fixture-content']) {
    it(`hold every file of ${folder}`, () => {
      const wrong = Object.keys(contentSchemas).flatMap((pattern) => {
        const validate = ajv.compile(
          createJsonSchemas(folder).get(getSchemaFile(pattern)) ?? false,
        );
        return listFiles(folder, pattern).flatMap((file) =>
          validate(readFields(`${folder}/${file}`))
            ? []
            : [`${file}: ${ajv.errorsText(validate.errors)}`],
        );
      });
      expect(wrong).toEqual([]);
    });
  }
});

describe("VS Code's YAML language server", () => {
  const server = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    yamlSettings: new SettingsState(),
  });
  const open = (file: string, text: string) =>
    TextDocument.create(pathToFileURL(file).href, 'yaml', 1, text);
  server.configure({
    validate: true,
    completion: true,
    schemas: Object.entries(mapSchemas()).map(([uri, file]) => ({
      uri: pathToFileURL(uri).href,
      fileMatch: [file],
    })),
  });
  const person = 'items:\n  - id: Mara Fenn\n    name: Mara Fenn\n    ';

  it('reports a missing field and a wrong id', async () => {
    const problems = await server.doValidation(open('content/people.yaml', person), false);
    const messages = problems.map(({ message }) => message);
    expect(messages).toContain('Missing property "role".');
    expect(messages.join('\n')).toMatch(/does not match the pattern/);
  });

  it('completes the fields of a person, also where CONTENT_DIR is beside the project', async () => {
    const document = open('../firm/people.yaml', person);
    const { items } = await server.doComplete(document, document.positionAt(person.length), false);
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['role', 'mailbox']));
  });
});

const listFiles = (folder: string, pattern: string): string[] => {
  const [start = '', end] = pattern.split('*');
  return readContent(folder)
    .sources.map(({ name }) => name)
    .filter((file) =>
      end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end),
    );
};

/** A YAML file, or the fields of a Markdown file. */
function readFields(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const [, fields = text] = file.endsWith('.md') ? (/^---\n(.*?)\n---\n/s.exec(text) ?? []) : [];
  return parse(fields);
}
