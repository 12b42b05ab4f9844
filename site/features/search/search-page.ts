/** Script of the search page, before hydration: focuses the field and fetches the index ahead. */
import { wakeIsland } from '../../islands/wake-island.ts';
import { fetchIndex, loadSearch } from './load-search.ts';

const ignore = () => {};

const field = document.querySelector<HTMLInputElement>('#search-field');
if (field) {
  noteTabKey();
  if (location.search || field.value) {
    // A search in the address needs the index at once, like a typed one.
    wakeIsland(field);
    loadSearch().catch(ignore);
  } else {
    field.focus({ preventScroll: true });
    fetchIndex().catch(ignore);
  }
}

/** The styles show the focus outline only to visitors who tab; otherwise the caret is enough. */
function noteTabKey(): void {
  const { body } = document;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') body.setAttribute('data-tabbed', '');
  });
  document.addEventListener('pointerdown', () => body.removeAttribute('data-tabbed'));
}
