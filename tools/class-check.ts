/**
 * `npm run check:classes`: compares the classes of the style sheets with those of the components.
 * - Each class of a sheet is used, and each used class has a sheet or a script that selects it.
 * - The rules of a shared class are in one sheet.
 * - A class starts with a word from the path of its sheet or component, singular or plural, or from
 *   the component's name: `city-title` in `features/city/`, `fault-ring` in `function Fault`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Sheets of classes that all components share, and classes for states. */
const sharedSheets = /\/(?:base|layout|line|motion|tokens|type|editor)\.css$/;
const states = ['own'];

/** Sheets by class, modules by word in their strings, and modules by class in their markup. */
const sheets = new Map<string, string[]>();
const users = new Map<string, string[]>();
const markup = new Map<string, string[]>();
/** Shared sheets, by class that a selector names alone. */
const definitions = new Map<string, string[]>();
/** Modules by the prefix of composed classes, such as `timeframe-` in `timeframe-${shape}`. */
const prefixes = new Map<string, string[]>();
const components = new Map<string, string[]>();
const scriptSelectors = new Set<string>();

const add = (map: Map<string, string[]>, names: Iterable<string>, file: string) => {
  for (const name of new Set(names)) map.set(name, [...(map.get(name) ?? []), file]);
};
const findSelectors = (text: string) =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

function readSheet(file: string): void {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = css.match(/(?<=[{};]\s*|^\s*)[^@{};\s][^{};]*(?=\{)/g) ?? [];
  add(sheets, selectors.flatMap(findSelectors), file);
  const single = selectors.flatMap((list) => list.split(',').map((selector) => selector.trim()));
  if (sharedSheets.test(file))
    add(
      definitions,
      single.flatMap((text) => /^\.([\w-]+)$/.exec(text)?.[1] ?? []),
      file,
    );
}

function readModule(file: string): void {
  const source = readFileSync(file, 'utf8');
  const isTest = /^(?:tests|bench)\//.test(file);
  const readText = (text: string, isClass: boolean) => {
    const matched = isTest ? (text.match(/(?<=class=".*)[\w-]+/g) ?? []) : [];
    for (const name of [...findSelectors(text), ...matched]) scriptSelectors.add(name);
    if (isTest) return;
    add(users, text.match(/[\w-]+/g) ?? [], file);
    add(prefixes, /[a-z][\w-]*-$/.exec(text) ?? [], file);
    const html = [...text.matchAll(/class="([^"]*)/g)].map(([, names]) => names);
    const names = (isClass ? [text, ...html] : html).join(' ');
    add(markup, names.match(/[\w-]*\w(?![\w-])/g) ?? [], file);
  };
  const visit = (node: ts.Node, isClass: boolean): void => {
    const isCompared = ts.isBinaryExpression(node.parent) && /==/.test(node.parent.getText());
    // In `fold-${isLeft ? 'left' : 'right'}`, the strings are suffixes, not classes.
    const isSuffix = ts.isTemplateSpan(node) && source[node.expression.getFullStart() - 3] === '-';
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node))
      readText(node.text, isClass && !isCompared);
    if (ts.isTemplateTail(node) || ts.isRegularExpressionLiteral(node))
      readText(node.text, isClass);
    const setsClass = ts.isJsxAttribute(node) && /^class|ClassName$/.test(node.name.getText());
    ts.forEachChild(node, (child) => visit(child, (isClass || setsClass) && !isSuffix));
  };
  components.set(file, source.match(/(?<=^(?:export )?function )[A-Z]\w+/gm) ?? []);
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  ts.forEachChild(tree, (node) => visit(node, false));
}

const git = ['ls-files', 'site', 'owner', 'tests', 'bench'];
for (const file of execFileSync('git', git, { encoding: 'utf8' }).split('\n').filter(existsSync))
  if (file.endsWith('.css')) readSheet(file);
  else if (/\.(?:ts|tsx|astro)$/.test(file)) readModule(file);

const toStem = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
const isNamedAfter = (name: string, paths: readonly string[]) =>
  paths
    .flatMap((path) => [path.replace(/\.\w+$/, ''), ...(components.get(path) ?? [])])
    .flatMap((text) => text.match(/[A-Z]?[a-z]+/g) ?? [])
    .some((word) => toStem(word) === toStem(name.split('-')[0] ?? ''));

const findings = [...sheets].flatMap(([name, paths]) => {
  const composed = [...prefixes].filter(([prefix]) => name.startsWith(prefix));
  const usedIn = [...(users.get(name) ?? []), ...composed.flatMap(([, modules]) => modules)];
  const where = `.${name} in ${paths.join(', ')}`;
  if (usedIn.length === 0) return `${where} is not used. Delete it.`;
  const isShared = states.includes(name) || paths.some((path) => sharedSheets.test(path));
  if (isShared || isNamedAfter(name, [...paths, ...usedIn])) return [];
  return `${where} does not start with the name of its component.`;
});
for (const [name, paths] of definitions)
  if (paths.length > 1) findings.push(`.${name} is defined in ${paths.join(' and ')}. Keep one.`);
for (const [name, paths] of markup)
  if (!sheets.has(name) && !scriptSelectors.has(name))
    findings.push(`"${name}" in ${paths.join(', ')} is a class that nothing selects. Delete it.`);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
