/**
 * `npm run sample:note`: notes by what the shipped sample is known, for the launch check. Only for the
 * project's own repository: in a firm's, it would call the firm's own words a sample. `npm version` runs it.
 */
import { writeFileSync } from 'node:fs';
import { tellingTexts } from '../owner/launch-check/content-texts.ts';
import { sampleMarks } from '../owner/launch-check/sample-marks.ts';
import { noteOfSample, shippedSampleFile } from '../owner/launch-check/shipped-sample.ts';

const note = noteOfSample(sampleMarks(tellingTexts('content')));
writeFileSync(shippedSampleFile, `${JSON.stringify(note, undefined, 2)}\n`);
console.log(`${note.marks.length} marks and ${note.names.length} names of the sample are noted.`);
