import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/** @returns false in the built page, true once the island's script runs */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
}
