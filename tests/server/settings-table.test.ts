import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSettingNames } from '../../lib/site-record.ts';
import { settingNames } from '../../server/config.ts';
import { readBrand } from '../support/fixture-content.ts';

const names = [...new Set([...settingNames(readBrand()), ...buildSettingNames])].sort();

it('the guide lists exactly the settings of the server and the build', () => {
  const guide = readFileSync('docs/running.md', 'utf8');
  const [, section = ''] = guide.split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const listed = [...table.matchAll(/^\| (`[^|]+`) \|/gm)]
    .flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [])
    .sort();
  expect(listed).toEqual(names);
});

it('the systemd example and the Dockerfile name only existing settings', () => {
  const example = readFileSync('deploy/site.env.example', 'utf8');
  const given = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const args = [...readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (\w+)$/gm)];
  expect(given.filter((name = '') => !names.includes(name))).toEqual([]);
  expect(args.map(([, name]) => name)).toEqual(expect.arrayContaining([...buildSettingNames]));
});
