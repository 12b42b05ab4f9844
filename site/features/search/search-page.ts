/**
 * What the search page does by itself, before React comes to it: it sets the caret, and when the
 * browser has nothing else to do, fetches what the first key stroke will need into its cache.
 */
const loadAnswers = () => import('./load-search.ts');
const ignore = () => {};

const field = document.querySelector<HTMLInputElement>('#search-field');
if (field) {
  showWhoTabs();
  if (location.search || field.value) {
    // The search that somebody came with is as good as one that they type.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    loadAnswers()
      .then(({ loadSearch }) => loadSearch())
      .catch(ignore);
  } else {
    setCaret(field);
    whenIdle(fetchAhead);
  }
}

/** The island takes a focus for a sign of use, and this one is not the visitor's. */
function setCaret(input: HTMLInputElement): void {
  const keepToItself = (event: Event) => event.stopPropagation();
  addEventListener('focusin', keepToItself, true);
  input.focus({ preventScroll: true });
  removeEventListener('focusin', keepToItself, true);
}

/** Whoever tabs sees where the focus is; whoever arrived, or clicked, sees the caret alone. */
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

/** Nothing of the island and the engine runs yet. What fails here is fetched again when needed. */
function fetchAhead(): void {
  const read = async (address: string) => (await fetch(address, { priority: 'low' })).text();
  loadAnswers()
    .then(({ fetchIndex }) => fetchIndex())
    .catch(ignore);
  read('/search-parts.txt')
    .then((parts) => Promise.all(parts.split('\n').map(read)))
    .catch(ignore);
}
