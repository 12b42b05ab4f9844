import type { Clock } from './clock.ts';

/** At most so many in a window. */
interface Limit {
  key: string;
  max: number;
  /** Length of the window. */
  lengthMs: number;
}

export type Counts = ReturnType<typeof createCounts>;

/** Counts in time windows, for this process and until it ends. */
export function createCounts(clock: Pick<Clock, 'elapsed'>) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const deleteEnded = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= clock.elapsed()) windows.delete(key);
  };
  const read = (key: string): number => {
    const window = windows.get(key);
    return window && window.endsAt > clock.elapsed() ? window.count : 0;
  };
  const isUsedUp = ({ key, max }: Limit): boolean => read(key) >= max;
  return {
    read,
    isUsedUp,
    /**
     * Counts one more for each limit, unless one is used up: then only for that one, so that it takes nothing from
     * anyone else.
     * @param refusing the limits that may refuse here
     * @returns the limit that is used up
     */
    add<Each extends Limit>(limits: readonly Each[], refusing = limits): Each | undefined {
      deleteEnded();
      const usedUp = refusing.find(isUsedUp);
      for (const { key, lengthMs } of usedUp ? [usedUp] : limits) {
        const window = windows.get(key) ?? { count: 0, endsAt: clock.elapsed() + lengthMs };
        windows.set(key, { ...window, count: window.count + 1 });
      }
      return usedUp;
    },
  };
}
