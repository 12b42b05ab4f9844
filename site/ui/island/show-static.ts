const notWorking = 'This part of the page is not working. Reload the page to try again.';

/**
 * Turns an island whose script failed into what visitors without JavaScript see, and says so. Needs the
 * server's HTML in the island; its `noscript` elements hold text that the server rendered. An island without
 * one works without a script.
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
    note.firstElementChild?.prepend(`${notWorking} `);
  }
}
