import type { Clock } from '../platform/clock.ts';
import { recordMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';
import { commitDurably } from './durably.ts';

/** Between two tries, since monitors may ask often. */
const pauseMs = 10_000;

/**
 * Tries whether a lead would be kept, by a write that is made as durable as a lead's.
 * @returns what does so, at most once in ten seconds; between two tries the last one answers. It
 *   throws StoreUnavailableError if the store did not commit
 */
export function createWriteCheck(store: Store, clock: Clock): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  return () => {
    const at = clock.elapsed();
    if (!last || at - last.at >= pauseMs) {
      const note = commitDurably(store, (to) => recordMoment(to, 'write', clock.now()));
      last = { at, outcome: note };
    }
    return last.outcome;
  };
}
