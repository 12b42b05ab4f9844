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
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

it('holds a strong hash of each package, those for other systems included', () => {
  expect(project).toBeDefined();
  expect(Object.keys(packages)).not.toEqual([]);
  for (const [path, { integrity }] of Object.entries(packages)) {
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

it('comes from whatever registry npm is set to, not from an address in it', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});

it('holds the same of the validators, which are installed apart and run no script', () => {
  const { '': _, ...validators } = read('tools/validators/package-lock.json', lockSchema).packages;
  expect(Object.keys(validators)).not.toEqual([]);
  for (const [path, { integrity, resolved }] of Object.entries(validators)) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

it('lets no package run a script that the project has not named', () => {
  const { allowScripts } = read('package.json', manifestSchema);
  const withScripts = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
  const names = new Set(withScripts.map(([path]) => nameOf(path)));
  expect([...names].filter((name) => !(name in allowScripts))).toEqual([]);
});
