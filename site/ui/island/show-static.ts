const notWorking = 'This part of the page is not working. Reload the page to try again.';

/**
 * Turns an island whose script failed into what visitors without JavaScript see, and says so. Needs the
 * server's HTML in the island; its `noscript` elements hold text that the server rendered.
 */
export function showStatic(island: HTMLElement): void {
  island.setAttribute('data-static', '');
  for (const noscript of island.querySelectorAll('noscript')) {
    const note = document.createElement('div');
    note.setAttribute('role', 'alert');
    noscript.replaceWith(note);
    note.innerHTML = noscript.textContent;
    note.firstElementChild?.prepend(`${notWorking} `);
  }
}
