/** Writes answers into the content folder: comments and order of its files stay. */
import { writeFileSync } from 'node:fs';
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { contentFile, contentFileNames, readContentText } from '../../lib/content/folder.ts';
import { type Brand, brandFile } from '../../lib/content/schemas/brand.ts';
import { type Look, lookFile } from '../../lib/content/schemas/look.ts';

/** @returns the files that were changed */
export function writeBrand(brand: Partial<Brand>): string[] {
  return changeFile(brandFile, (document) => setAll(document, [], brand));
}

/** @returns the files that were changed */
export function writeLook(look: Partial<Look>): string[] {
  return changeFile(lookFile, (document) => {
    if (look.typeface && !look.typeface.files) document.deleteIn(['typeface', 'files']);
    setAll(document, [], look);
  });
}

/** The lists that may be empty; an empty one takes its section away. */
const emptyLists: readonly { files: RegExp; list: string }[] = [
  { files: /^testimonials\.yaml$/, list: 'items' },
  { files: /^videos\.yaml$/, list: 'items' },
  { files: /^clients\.yaml$/, list: 'companies' },
  { files: /^cities\//, list: 'localCompanies' },
];

/** Where links lead whose section goes with its list. */
const talks = '/blog#talks';

/**
 * Takes away what is invented and need not be there, in files that call themselves a sample; what an owner has
 * replaced is left alone.
 * @returns the files that were changed
 */
export function emptySamples(): string[] {
  const emptied = emptyFiles();
  return emptied.includes(contentFile('videos.yaml')) ? [...emptied, ...unlink(talks)] : emptied;
}

/** @returns the files in which entries that lead there were taken out */
const unlink = (to: string): string[] =>
  contentFileNames()
    .filter((name) => name.endsWith('.yaml') && readContentText(name).includes(to))
    .flatMap((name) =>
      changeFile(name, (document) => {
        visit(document, { Map: (_, node) => (node.get('to') === to ? visit.REMOVE : undefined) });
      }),
    );

function emptyFiles(): string[] {
  return contentFileNames().flatMap((name) => {
    const lists = emptyLists.filter(({ files }) => files.test(name));
    if (lists.length === 0) return [];
    return changeFile(name, (document) => {
      if (document.get('sample') !== true) return;
      for (const { list } of lists) document.set(list, document.createNode([]));
      document.delete('localTestimonial');
      setAll(document, [], { sample: false });
    });
  });
}

/** Sets value by value, so that the comment beside each and the way it is written stay. */
function setAll(document: Document, path: readonly string[], value: unknown): void {
  const node = document.getIn(path, true);
  if (isPlainObject(value) && isMap(node)) {
    for (const [key, child] of Object.entries(value)) setAll(document, [...path, key], child);
  } else if (isScalar(node) && !isPlainObject(value) && !Array.isArray(value)) {
    node.value = value;
  } else if (value !== undefined) document.setIn(path, document.createNode(value));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changeFile(name: string, change: (document: Document) => void): string[] {
  const before = readContentText(name);
  const document = parseDocument(before);
  const untouched = document.toString({ lineWidth: 0 });
  change(document);
  const after = document.toString({ lineWidth: 0 });
  if (after === untouched) return [];
  writeFileSync(contentFile(name), after);
  return [contentFile(name)];
}
