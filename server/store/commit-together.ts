import { isLocked } from './sqlite.ts';
import type { Store, StoreTransaction } from './store.ts';

/** What one caller wants written. */
type Work<Result> = (transaction: StoreTransaction) => Promise<Result>;

interface QueuedWork {
  /** Does the work, and returns what tells its caller once it is committed. */
  run(transaction: StoreTransaction): Promise<() => void>;
  runAlone(): Promise<void>;
  fail(error: unknown): void;
}

/** Works that share one commit, at most: a long transaction keeps other processes waiting. */
const maxGroupSize = 64;
const queues = new WeakMap<Store['db'], QueuedWork[]>();

/**
 * Does the work in a transaction, which it may share with others that came at the same moment: on
 * SQLite each commit waits for the disk, and one wait is enough for all of them. Where one fails,
 * nothing of the group is kept and each is done again by itself, so the work must bear that.
 * PostgreSQL takes transactions side by side and shares waits by itself.
 */
export function commitTogether<Result>(store: Store, work: Work<Result>): Promise<Result> {
  if (store.kind === 'postgres') return store.db.transaction().execute(work);
  return new Promise((resolve, reject) => {
    const queue = queues.get(store.db) ?? [];
    queue.push({
      async run(transaction) {
        const result = await work(transaction);
        return () => resolve(result);
      },
      runAlone: () => store.db.transaction().execute(work).then(resolve, reject),
      fail: reject,
    });
    if (queues.has(store.db)) return;
    queues.set(store.db, queue);
    // After this turn of the event loop: by then every write of this turn has joined.
    setImmediate(() => void drain(store, queue));
  });
}

async function drain(store: Store, queue: QueuedWork[]): Promise<void> {
  while (queue.length > 0) {
    await commit(store, queue.splice(0, maxGroupSize));
    // Answers go out, and requests come in, before the next group.
    await new Promise((resolve) => setImmediate(resolve));
  }
  queues.delete(store.db);
}

async function commit({ db }: Store, group: readonly QueuedWork[]): Promise<void> {
  const [first] = group;
  if (first && group.length === 1) return first.runAlone();
  try {
    const committed = await db.transaction().execute(async (transaction) => {
      const done: (() => void)[] = [];
      for (const waiting of group) done.push(await waiting.run(transaction));
      return done;
    });
    for (const tell of committed) tell();
  } catch (error) {
    // Each would wait for the same lock again, one after the other.
    if (isLocked(error)) for (const waiting of group) waiting.fail(error);
    else for (const waiting of group) await waiting.runAlone();
  }
}
