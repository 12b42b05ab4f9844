/**
 * What the search page does by itself, before React comes to it: it sets the caret, and when the
 * browser has nothing else to do, fetches what the first key stroke will need into its cache.
 */
const field = document.querySelector<HTMLInputElement>('#search-field');
if (field) {
  showWhoTabs();
  if (location.search || field.value) {
    // The search that somebody came with is as good as one that they type.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else {
    field.focus({ preventScroll: true });
    whenIdle(fetchAhead);
  }
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

/** Nothing of it runs yet. What fails here is fetched again once it is needed. */
async function fetchAhead(): Promise<void> {
  const read = async (address: string) => (await fetch(address, { priority: 'low' })).text();
  try {
    const parts = await read('/search-parts.txt');
    await Promise.all(['/search-index.json', ...parts.split('\n')].map(read));
  } catch {}
}
