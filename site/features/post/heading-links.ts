import { copyText } from '../../ui/copy-text.ts';

const copiedMs = 2000;

/**
 * Copies a heading's address when its link is clicked. Without a clipboard the link only leads to the heading.
 */
export function startHeadingLinks(text: HTMLElement): void {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  text.append(status);
  let timer = 0;

  text.addEventListener('click', async ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.heading-link');
    if (!link || !(await copyText(link.href))) return;
    clearTimeout(timer);
    for (const other of text.querySelectorAll('[data-copied-now]'))
      other.removeAttribute('data-copied-now');
    const copied = text.dataset.copied ?? '';
    link.dataset.copiedNow = copied;
    status.textContent = copied;
    timer = window.setTimeout(() => {
      delete link.dataset.copiedNow;
      status.textContent = '';
    }, copiedMs);
  });
}
