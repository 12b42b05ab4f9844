import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const readPackages = (file: string) => {
  const { '': _, ...packages }: Record<string, Package> = read(file).packages;
  return Object.entries(packages);
};

// The validators are installed separately.
it.each(['package-lock.json', 'tests/validators/pinned/package-lock.json'])(
  '%s has a SHA-512 hash of every package, including those for other systems, and names no registry',
  (file) => {
    const packages = readPackages(file);
    expect(packages).not.toEqual([]);
    for (const [path, { integrity, resolved }] of packages) {
      expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved, path).toBeUndefined();
    }
  },
);

it('allows install scripts only for named packages', () => {
  const { allowScripts } = read('package.json');
  const withScripts = readPackages('package-lock.json').filter(([, each]) => each.hasInstallScript);
  const names = withScripts.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
