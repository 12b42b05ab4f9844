/** What the search brings to life. The library and the index wait until somebody is about to type. */
import { startSearch } from './search-field.ts';
import { startSearchKeys } from './search-keys.ts';

const section = document.querySelector<HTMLElement>('[data-search]');
const form = section?.querySelector<HTMLFormElement>('[data-form]');
const field = form?.querySelector<HTMLInputElement>('[type="search"]');
if (section && form && field) {
  startSearchKeys(section, field);
  startSearch(section, form, field);
}
