import { readConfig } from '../../../server/config.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { closeStore, type Store } from '../../../server/store/store.ts';
import { readBrand } from '../../support/fixture-content.ts';

/** Opens a store, does the work, and closes the store. */
export async function withStore<Result>(
  settings: Record<string, string>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(readConfig(settings, readBrand()));
  try {
    return await work(store);
  } finally {
    await closeStore(store);
  }
}
