import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandSchema } from '../../contracts/content/brand.ts';
import { readYamlFile } from '../../contracts/content/folder.ts';
import { sampleValueIn } from '../../contracts/sample-values.ts';
import { tellingTexts } from '../../server/launch/content-texts.ts';
import { sampleMarks } from '../../server/launch/sample-marks.ts';
import { noteOfSample, shippedSampleFile } from '../../server/launch/shipped-sample.ts';

const { siteUrl } = readYamlFile('brand/firm.yaml', brandSchema, undefined, 'content');

// In a firm's own repository the content is not the sample any more, and the note stays as it came.
it.skipIf(sampleValueIn(siteUrl) === undefined)(
  'the launch check knows the sample that is shipped: npm run sample:note',
  () => {
    const noted: unknown = JSON.parse(readFileSync(shippedSampleFile, 'utf8'));
    expect(noted).toEqual(noteOfSample(sampleMarks(tellingTexts('content'))));
  },
);

it.skipIf(sampleValueIn(siteUrl) === undefined)(
  'npm run content:check reads the sample whole',
  () => {
    const env = { ...process.env, CONTENT_DIR: 'content' };
    const said = execFileSync(process.execPath, ['tools/content-check.ts'], {
      env,
      encoding: 'utf8',
    });
    expect(said).toContain('content/ is sound.');
  },
);
