/**
 * What the search brings to life. Its parts, the library and the index wait until somebody is about
 * to type, or came with a search.
 */
import type { Search } from './search.ts';
import { startSearchKeys } from './search-keys.ts';

/** What people do before they type, or the typing itself. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'input'];

let loading: Promise<Search> | undefined;

const section = document.querySelector<HTMLElement>('[data-search]');
const form = section?.querySelector<HTMLFormElement>('[data-form]');
const field = form?.querySelector<HTMLInputElement>('[type="search"]');
if (section && form && field) {
  startSearchKeys(section, field);
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    loadSearch().catch(() => undefined);
    const { startSearch } = await import('./search-field.ts');
    startSearch(section, form, field, loadSearch);
  };
  for (const sign of signs) document.addEventListener(sign, start, { once: true });
  if (location.search || field.value) start();
  else field.focus({ preventScroll: true });
}

/** Loads the library and the index once; after a failure, again. */
function loadSearch(): Promise<Search> {
  loading ??= import('./load-search.ts').then((search) => search.loadSearch());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
