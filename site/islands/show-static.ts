/**
 * Shows an island whose script failed as visitors without JavaScript see it, with an error. The island must
 * contain the HTML of the server. An island without `noscript` works without a script.
 */
export function showStatic(island: HTMLElement): void {
  island.setAttribute('data-static', '');
  const noscripts = island.querySelectorAll('noscript');
  if (noscripts.length === 0) return;
  // Without the script these do nothing.
  for (const button of island.querySelectorAll('button[type=button]')) button.remove();
  for (const noscript of noscripts) {
    const note = document.createElement('div');
    note.setAttribute('role', 'alert');
    noscript.replaceWith(note);
    note.innerHTML = noscript.textContent;
    note.firstElementChild?.prepend(`${document.body.dataset.notWorking} `);
  }
}
