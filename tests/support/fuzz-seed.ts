/**
 * Property tests run the same cases each time, so that a failure is caused by a change. FUZZ_SEED=… runs others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_260_301) });
