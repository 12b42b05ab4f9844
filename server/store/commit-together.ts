import { isLocked } from './sqlite.ts';
import type { Store, StoreTransaction } from './store.ts';

type Work<Result> = (transaction: StoreTransaction) => Promise<Result>;

interface QueuedWork {
  /** Runs the work, and returns a function that resolves its promise after the commit. */
  run(transaction: StoreTransaction): Promise<() => void>;
  runAlone(): Promise<void>;
  fail(error: unknown): void;
}

/** Limited because a long transaction blocks other processes. */
const maxGroupSize = 64;
const queues = new WeakMap<Store['db'], QueuedWork[]>();

/**
 * Runs work in a transaction that it may share with other work of the same moment: on SQLite each
 * commit waits for the disk, and one wait is enough for the group. If one fails, the group is rolled
 * back and each runs again in its own transaction, so work must be repeatable. PostgreSQL runs
 * transactions concurrently and groups commits itself.
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
    // Runs after this turn of the event loop, when all its writes are in the queue.
    setImmediate(() => void drain(store, queue));
  });
}

async function drain(store: Store, queue: QueuedWork[]): Promise<void> {
  while (queue.length > 0) {
    await commit(store, queue.splice(0, maxGroupSize));
    // Let answers go out and requests come in before the next group.
    await new Promise((resolve) => setImmediate(resolve));
  }
  queues.delete(store.db);
}

async function commit({ db }: Store, group: readonly QueuedWork[]): Promise<void> {
  const [first] = group;
  if (first && group.length === 1) return first.runAlone();
  try {
    const committed = await db.transaction().execute(async (transaction) => {
      const resolvers: (() => void)[] = [];
      for (const work of group) resolvers.push(await work.run(transaction));
      return resolvers;
    });
    for (const resolve of committed) resolve();
  } catch (error) {
    // One by one, each would wait for the same lock again.
    if (isLocked(error)) for (const work of group) work.fail(error);
    else for (const work of group) await work.runAlone();
  }
}
