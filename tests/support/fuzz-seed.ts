/**
 * Property tests try the same cases at every run, so that a change is not blamed for a case that chance
 * found; FUZZ_SEED=… tries others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_260_301) });
