/** Runs before each test file, since files share a worker. */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// Property tests run the same cases each time, so that a failure is caused by a change. FUZZ_SEED=… runs others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_260_301) });

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
