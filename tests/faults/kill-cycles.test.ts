/** @module-tag nightly */
import { join } from 'node:path';
import { it } from 'vitest';
import { createTempDir } from '../server/support/temp-dir.ts';
import { endure } from './support/endure.ts';

/** `npm run faults` sets 100; everyday tests run fewer. */
const cycles = Number(process.env.FAULT_CYCLES ?? 8);

it(`kill -9 at ${cycles} random moments under load loses nothing`, {
  timeout: 180_000 + cycles * 20_000,
}, async ({ annotate }) => {
  const summary = await endure({ cycles, settings: { DATA_DIR: join(createTempDir(), 'data') } });
  await annotate(`kill -9 under load, ${summary}`, 'summary');
});
