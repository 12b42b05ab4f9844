import { expect, it } from 'vitest';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { legalSchema } from '../../lib/content/schemas/legal.ts';
import { formatProcessorTable } from '../../site/features/legal/processors.ts';

const legal = readFilledYaml('pages/legal.yaml', legalSchema);
const named = (tagManager: boolean, visitorId: boolean) =>
  ['Sedge Servers', 'Tag House', 'Face House'].filter((name) =>
    formatProcessorTable({ ...legal, sample: false }, { tagManager, visitorId }).includes(
      `| ${name} |`,
    ),
  );

it('lists the companies of the content and of the configured tags', () => {
  expect(named(false, false)).toEqual(['Sedge Servers']);
  expect(named(true, false)).toEqual(['Sedge Servers', 'Tag House']);
  expect(named(true, true)).toEqual(['Sedge Servers', 'Tag House', 'Face House']);
});

it('marks sample companies', () => {
  const table = formatProcessorTable(legal, { tagManager: false, visitorId: false });
  expect(table).toContain('| Sedge Servers <span class="sample-mark">Sample</span> |');
});
