import { expect, it } from 'vitest';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { legalSchema } from '../../lib/content/schemas/legal.ts';
import { processorTable } from '../../site/features/legal/processors.ts';

const legal = readFilledYaml('pages/legal.yaml', legalSchema);
const named = (tagManager: boolean, visitorId: boolean) =>
  ['Sedge Servers', 'Tag House', 'Face House'].filter((name) =>
    processorTable({ ...legal, sample: false }, { tagManager, visitorId }).includes(`| ${name} |`),
  );

it('names the companies of the content, and those of the tags that the build has', () => {
  expect(named(false, false)).toEqual(['Sedge Servers']);
  expect(named(true, false)).toEqual(['Sedge Servers', 'Tag House']);
  expect(named(true, true)).toEqual(['Sedge Servers', 'Tag House', 'Face House']);
});

it('marks them while they are a sample', () => {
  const table = processorTable(legal, { tagManager: false, visitorId: false });
  expect(table).toContain('| Sedge Servers <span class="sample-mark">Sample</span> |');
});
