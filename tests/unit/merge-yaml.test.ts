/** @module-tag nightly */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listContentFiles } from '../../lib/content/folder.ts';
import { joinFile, splitFile } from '../../lib/content/write/content-file.ts';
import { mergeYaml } from '../../lib/content/write/merge-yaml.ts';

const people = `# Who leads the firm.
sample: true # until launch

# In their order.
items:
  # She came first.
  - name: "Ann: a name"
    links: [one, two]
    at: { label: Ann, to: /ann }

  - name: 'Bob'
    text: |
      Two
      lines.
  # The last.
  - name: Cy
# The end.
`;
const value = () => parse(people);
const edit = (change: (data: ReturnType<typeof value>) => void) => {
  const data = value();
  change(data);
  const text = mergeYaml(people, data);
  expect(parse(text)).toEqual(data);
  return text;
};

describe('a change to a YAML file', () => {
  it('changes only the line of a text, and keeps its quotes and comment', () => {
    expect(
      edit((data) => {
        data.sample = false;
        data.items[0].name = 'Ann: another';
        data.items[1].name = 'Rob';
      }),
    ).toBe(
      people
        .replace('sample: true', 'sample: false')
        .replace('Ann: a name', 'Ann: another')
        .replace("'Bob'", "'Rob'"),
    );
  });
  it('quotes text that looks like another type', () => {
    expect(edit((data) => Object.assign(data.items[2], { name: 'true' }))).toContain(
      'name: "true"',
    );
    expect(edit((data) => Object.assign(data.items[2], { name: '# 7: no' }))).toContain(
      '"# 7: no"',
    );
  });
  it('keeps a block scalar', () => {
    expect(edit((data) => Object.assign(data.items[1], { text: 'Now\nthree\nlines.\n' }))).toBe(
      people.replace('      Two\n      lines.', '      Now\n      three\n      lines.'),
    );
  });
  it('keeps flow lists and flow maps', () => {
    expect(
      edit((data) => {
        data.items[0].links = ['one', 'three, four', 'two'];
        data.items[0].at.label = 'Anna';
      }),
    ).toBe(
      people
        .replace('[one, two]', '[one, "three, four", two]')
        .replace('label: Ann', 'label: Anna'),
    );
  });
  it('moves an entry of a list with its comment', () => {
    expect(edit((data) => data.items.push(data.items.shift()))).toBe(`# Who leads the firm.
sample: true # until launch

# In their order.
items:
  - name: 'Bob'
    text: |
      Two
      lines.
  # The last.
  - name: Cy
  # She came first.
  - name: "Ann: a name"
    links: [one, two]
    at: { label: Ann, to: /ann }
# The end.
`);
  });
  it('removes an entry with its comment, and adds one', () => {
    const text = edit((data) => data.items.splice(2, 1, { name: 'Di', links: ['x'] }));
    expect(text).toContain('# She came first.');
    expect(text).toContain('  - name: Di\n    links:\n      - x\n');
    expect(edit((data) => data.items.pop())).not.toContain('# The last.');
    expect(edit((data) => data.items.shift())).toContain("  # She came first.\n  - name: 'Bob'");
  });
  it('adds a field after its predecessor, and removes one', () => {
    expect(
      edit((data) => {
        const { name, ...rest } = data.items[0];
        data.items[0] = { name, role: 'Partner', ...rest };
        delete data.items[1].text;
      }),
    ).toBe(
      people
        .replace('Ann: a name"\n', 'Ann: a name"\n    role: Partner\n')
        .replace('\n    text: |\n      Two\n      lines.', ''),
    );
  });
  it('fills a file that contains only comments or empty braces', () => {
    for (const empty of ['# Old addresses.\n{}\n', '# Old addresses.\n']) {
      expect(mergeYaml(empty, { '/old': '/' })).toBe('# Old addresses.\n/old: /\n');
    }
  });
  it('keeps the line endings of the file', () => {
    expect(mergeYaml('a: 1\r\nb: 2 # two\r\n', { a: 1, b: 3 })).toBe('a: 1\r\nb: 3 # two\r\n');
  });
});

const files = ['content', 'tests/fixture-content'].flatMap((folder) =>
  listContentFiles(folder).map((name) => `${folder}/${name}`),
);

describe('the content files', () => {
  it.for(files)('%s keeps its bytes when nothing is changed', (file) => {
    const text = readFileSync(file, 'utf8');
    const { fields, body } = splitFile(file, text);
    expect(joinFile(file, text, { fields: structuredClone(fields), body })).toBe(text);
  });

  it.for(files)('%s keeps all comments when any one text is changed', (file) => {
    const text = readFileSync(file, 'utf8');
    const { fields, body } = splitFile(file, text);
    const comments = text.match(/^ *# .*$/gm) ?? [];
    const paths = textsIn(fields);
    if (paths.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.string({ minLength: 1 }), (path, words) => {
        const data = withText(fields, path, words);
        const after = joinFile(file, text, { fields: data, body });
        expect(splitFile(file, after)).toEqual({ fields: data, body });
        expect(after.match(/^ *# .*$/gm) ?? []).toEqual(expect.arrayContaining(comments));
      }),
      { numRuns: 10 },
    );
  });
});

it('removes a field that has the name of an Object property', () => {
  const text = 'of:\n  toString: x\n  b: 1\nin: { valueOf: 2, c: 3 }\n';
  expect(mergeYaml(text, { of: { b: 1 }, in: { c: 3 } })).toBe('of:\n  b: 1\nin: { c: 3 }\n');
});

it('changes any list or map into any other', () => {
  const yaml = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__' && key !== '<<'),
        tie('value'),
        {
          maxKeys: 4,
          noNullPrototype: true,
        },
      ),
    ),
  }));
  fc.assert(
    fc.property(yaml.value, yaml.value, (before, after) => {
      const text = mergeYaml('', { before, after: 1 });
      expect(parse(mergeYaml(text, { before: after }))).toEqual({ before: after });
    }),
    { numRuns: 300 },
  );
});

type Path = readonly (string | number)[];

/** @returns the path of each text */
function textsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data === 'string') return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, each]) =>
    textsIn(each, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

function withText(data: unknown, [key, ...rest]: Path, words: string): unknown {
  if (key === undefined) return words;
  if (Array.isArray(data))
    return data.map((each, place) => (place === key ? withText(each, rest, words) : each));
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([name, each]) => [
      name,
      name === key ? withText(each, rest, words) : each,
    ]),
  );
}
