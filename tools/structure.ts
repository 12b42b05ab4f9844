/**
 * `npm run structure [-- --chain] [folder]`: counts files, lines and imports of the repository, to compare two
 * states. `--chain` lists the modules of the deepest import chain.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { chain: { type: 'boolean', default: false } },
});
if (positionals[0]) process.chdir(positionals[0]);

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
/** Older states have `contracts/` in place of `lib/`. */
const isProduct = (file: string) => /^(?:contracts|lib|owner|server|site|tools)\//.test(file);
const isModule = (file: string) => /\.(?:ts|tsx|astro)$/.test(file);
const modules = files.filter((file) => isProduct(file) && isModule(file));
const sheets = files.filter((file) => file.endsWith('.css'));
const tests = files.filter((file) => /^(?:tests|bench)\//.test(file) && isModule(file));

const sources = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]));
const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const sumLines = (list: readonly string[]) => list.reduce((sum, file) => sum + countLines(file), 0);

/** Imports of each module within the product, by path from the root. */
const imports = new Map(
  [...sources].map(([file, source]) => {
    const { importedFiles } = ts.preProcessFile(source, true, true);
    const targets = importedFiles
      .map(({ fileName }) => fileName)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.normalize(posix.join(dirname(file), specifier)))
      .map((path) => ['', '.ts', '.tsx', '.astro'].map((end) => path + end))
      .flatMap((candidates) => candidates.find((path) => sources.has(path)) ?? []);
    return [file, [...new Set(targets)]] as const;
  }),
);
const importers = Map.groupBy(
  [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to }))),
  ({ to }) => to,
);

/** @returns the length of the longest import chain from a module; in a loop, each module counts once */
function measureChain(file: string, path: ReadonlySet<string>, known: Map<string, number>): number {
  const measured = known.get(file);
  if (measured !== undefined) return measured;
  if (path.has(file)) return 0;
  const inner = new Set(path).add(file);
  const depth =
    1 + Math.max(0, ...(imports.get(file) ?? []).map((to) => measureChain(to, inner, known)));
  known.set(file, depth);
  return depth;
}
const chains = new Map<string, number>();
for (const file of modules) measureChain(file, new Set(), chains);

const schemas = {
  post: 'post.ts',
  claim: 'claims.ts',
  'own field': 'form-fields.ts',
  city: 'city.ts',
};
const countUsingFolders = (schema: string) => {
  const file = modules.find(
    (path) =>
      /^(?:contracts\/content|lib\/content\/schemas)\//.test(path) && path.endsWith(`/${schema}`),
  );
  const users = file === undefined ? [] : (importers.get(file) ?? []);
  return new Set(users.map(({ from }) => dirname(from))).size;
};

const css = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
const single = modules.filter((file) => importers.get(file)?.length === 1);
const figures: [label: string, value: number][] = [
  ['Files in the repository', files.length],
  ['Product modules (TypeScript, TSX, Astro)', modules.length],
  ['Product lines', sumLines(modules)],
  ['Style sheets', sheets.length],
  ['Style sheet lines', sumLines(sheets)],
  ['Different clamp()', new Set(css.match(/clamp\([^;{}]*?\)(?=[;\s,)])/g)).size],
  ['Different letter-spacing', new Set(css.match(/letter-spacing:[^;]+/g)).size],
  ['Test and benchmark lines', sumLines(tests)],
  ['Modules with one importer', single.length],
  ['… of at most 40 lines', single.filter((file) => countLines(file) <= 40).length],
  ['Modules of at most 12 lines', modules.filter((file) => countLines(file) <= 12).length],
  ['Deepest import chain', Math.max(...chains.values())],
  ...Object.entries(schemas).map(([name, file]): [string, number] => [
    `Folders that use the ${name} schema`,
    countUsingFolders(file),
  ]),
];
for (const [label, value] of figures) console.log(`${String(value).padStart(7)}  ${label}`);

if (values.chain) {
  const findDeepest = (list: readonly string[]) =>
    list.toSorted((a, b) => (chains.get(b) ?? 0) - (chains.get(a) ?? 0))[0];
  const listed = new Set<string>();
  let file = findDeepest(modules);
  while (file !== undefined && !listed.has(file)) {
    console.log(file);
    listed.add(file);
    file = findDeepest(imports.get(file) ?? []);
  }
}
