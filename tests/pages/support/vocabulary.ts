/**
 * The schema.org vocabulary in the format of the validator, made from the type declarations of
 * schema-dts, so that no test fetches it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A class or a property of the vocabulary (RDF Schema). */
interface Entry {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const id = (name: string) => ({ '@id': `schema:${name}` });

/** @returns classes with their parents, and properties with the classes that have them */
export function buildVocabulary(): { '@graph': Entry[] } {
  const main = createRequire(import.meta.url).resolve('schema-dts');
  const file = join(dirname(main), 'schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const entries = new Map<string, Entry>();
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node)) continue;
    // A class is declared as its own properties (Base), as itself (Leaf), or as both.
    const [, name, part] = /^(\w+?)(Base|Leaf)$/.exec(node.name.text) ?? [];
    if (!name || !part) continue;
    const parents = getParents(node).filter((parent) => parent !== name);
    if (part === 'Base' || !entries.has(name)) {
      entries.set(name, {
        ...id(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map(id),
      });
    }
    for (const property of getProperties(node)) {
      entries.set(`${name}.${property}`, {
        ...id(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': [id(name)],
      });
    }
  }
  return { '@graph': [...entries.values()] };
}

const getParents = (node: ts.InterfaceDeclaration) =>
  (node.heritageClauses ?? [])
    .flatMap(({ types }) => [...types])
    .flatMap(({ expression }) =>
      ts.isIdentifier(expression) ? (/^(\w+)Base$/.exec(expression.text)?.[1] ?? []) : [],
    );

const getProperties = (node: ts.InterfaceDeclaration) =>
  node.members.flatMap(({ name }) =>
    name && ts.isStringLiteral(name) && !name.text.startsWith('@') ? name.text : [],
  );
