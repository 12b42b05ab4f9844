/**
 * The search page's own script, before hydration: it focuses the field, and when the
 * browser is idle, fetches into its cache what the first key stroke will need.
 */
const loadAnswers = () => import('./load-search.ts');
const ignore = () => {};

const field = document.querySelector<HTMLInputElement>('#search-field');
if (field) {
  showWhoTabs();
  if (location.search || field.value) {
    // A search in the address needs the index at once, like a typed one.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    loadAnswers()
      .then(({ loadSearch }) => loadSearch())
      .catch(ignore);
  } else {
    setCaret(field);
    whenIdle(fetchAhead);
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

function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(act), { once: true });
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(act);
  } else {
    setTimeout(act);
  }
}

/** Fetches the scripts without running them. What fails here is fetched again when needed. */
function fetchAhead(): void {
  const read = async (address: string) => (await fetch(address, { priority: 'low' })).text();
  loadAnswers()
    .then(({ fetchIndex }) => fetchIndex())
    .catch(ignore);
  read('/search-parts.txt')
    .then((parts) => Promise.all(parts.split('\n').map(read)))
    .catch(ignore);
}
