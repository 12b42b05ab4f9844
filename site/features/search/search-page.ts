/** The search page's own script, before hydration: it focuses the field and fetches the index ahead. */
import { fetchIndex, loadSearch } from './load-search.ts';

const ignore = () => {};

const field = document.querySelector<HTMLInputElement>('#search-field');
if (field) {
  showWhoTabs();
  if (location.search || field.value) {
    // A search in the address needs the index at once, like a typed one.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    loadSearch().catch(ignore);
  } else {
    setCaret(field);
    fetchIndex().catch(ignore);
  }
}

/** The island would take this focus for a sign of use, but it is not the visitor's. */
function setCaret(input: HTMLInputElement): void {
  const keepToItself = (event: Event) => event.stopPropagation();
  addEventListener('focusin', keepToItself, true);
  input.focus({ preventScroll: true });
  removeEventListener('focusin', keepToItself, true);
}

/** Shows the focus outline only to keyboard users; after arrival or a click the caret is enough. */
function showWhoTabs(): void {
  const { body } = document;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') body.setAttribute('data-tabbed', '');
  });
  document.addEventListener('pointerdown', () => body.removeAttribute('data-tabbed'));
}
