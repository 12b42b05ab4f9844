import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const { '': project, ...packages } = read('package-lock.json', lockSchema).packages;
const getName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

it('has a SHA-512 hash of every package, including those for other systems', () => {
  expect(project).toBeDefined();
  expect(Object.keys(packages)).not.toEqual([]);
  for (const [path, { integrity }] of Object.entries(packages)) {
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

it('names no registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});

it('has the same hashes for the validators, which are installed separately', () => {
  const { '': _, ...validators } = read(
    'tests/validators/pinned/package-lock.json',
    lockSchema,
  ).packages;
  expect(Object.keys(validators)).not.toEqual([]);
  for (const [path, { integrity, resolved }] of Object.entries(validators)) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

it('allows install scripts only for named packages', () => {
  const { allowScripts } = read('package.json', manifestSchema);
  const withScripts = Object.entries(packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  const names = new Set(withScripts.map(([path]) => getName(path)));
  expect([...names].filter((name) => !(name in allowScripts))).toEqual([]);
});
