/** @module-tag nightly */

import { it } from 'vitest';
import { createDataDir } from '../server/support/temp-dir.ts';
import { endure } from './support/endure.ts';

/** `npm run faults` sets 100; everyday tests run fewer. */
const cycles = Number(process.env.FAULT_CYCLES ?? 8);

it(`kill -9 at ${cycles} random moments under load loses nothing`, {
  timeout: 180_000 + cycles * 20_000,
}, async ({ annotate }) => {
  const summary = await endure({ cycles, settings: { DATA_DIR: createDataDir() } });
  await annotate(`kill -9 under load, ${summary}`, 'summary');
});
