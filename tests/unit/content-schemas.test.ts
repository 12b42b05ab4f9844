import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentSchemas } from '../../lib/content/files.ts';
import { listContentFiles } from '../../lib/content/folder.ts';
import { createJsonSchemas, getSchemaFile, writeJsonSchemas } from '../../owner/json-schemas.ts';

describe('the JSON Schemas of the content', () => {
  it('are written to schemas/, where the settings of VS Code look for them', () => {
    writeJsonSchemas();
    const files = readdirSync('schemas').map((name) => `./schemas/${name}`);
    expect(files).toHaveLength(Object.keys(contentSchemas).length);
    const patterns = Object.keys(contentSchemas).filter((pattern) => pattern.endsWith('.yaml'));
    const schemas = Object.fromEntries(
      patterns.map((pattern) => [`./schemas/${getSchemaFile(pattern)}`, `content/${pattern}`]),
    );
    expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toEqual({
      'yaml.schemas': schemas,
    });
    expect(files).toEqual(expect.arrayContaining(Object.keys(schemas)));
  });

  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  for (const folder of ['content', 'tests/fixture-content']) {
    it(`hold every file of ${folder}`, () => {
      const wrong = Object.keys(contentSchemas).flatMap((pattern) => {
        const validate = ajv.compile(createJsonSchemas().get(getSchemaFile(pattern)) ?? false);
        return listFiles(folder, pattern).flatMap((file) =>
          validate(readFields(`${folder}/${file}`))
            ? []
            : [`${file}: ${ajv.errorsText(validate.errors)}`],
        );
      });
      expect(wrong).toEqual([]);
    });
  }

  it('name a wrong field', () => {
    const validate = ajv.compile(createJsonSchemas().get('brand-firm.json') ?? false);
    expect(validate({ name: 7 })).toBe(false);
    expect(ajv.errorsText(validate.errors)).toContain('/name must be string');
  });
});

const listFiles = (folder: string, pattern: string): string[] => {
  const [start = '', end] = pattern.split('*');
  return listContentFiles(folder).filter((file) =>
    end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end),
  );
};

/** A YAML file, or the fields of a Markdown file. */
function readFields(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const [, fields = text] = file.endsWith('.md') ? (/^---\n(.*?)\n---\n/s.exec(text) ?? []) : [];
  return parse(fields);
}
