/** Copies and prints the pieces of the toolbox, and unfolds those that paper or an address needs. */
import { copyText } from '../../../ui/copy-text.ts';

export function startPieces(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest('[data-copies], [data-prints]') : null;
    const piece = button?.closest('.piece');
    if (!piece) return;
    if (button?.matches('[data-copies]')) void copyPiece(piece);
    else printPiece(piece);
  });
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('.toolbox-more')];
  addEventListener('beforeprint', () => {
    for (const more of folded) more.open = true;
  });
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    for (const more of folded) if (target && more.contains(target)) more.open = true;
  };
  addEventListener('hashchange', openTarget);
  openTarget();
}

/** The styles print a piece alone while it has this class. */
function printPiece(piece: Element): void {
  piece.classList.add('piece-alone');
  addEventListener('afterprint', () => piece.classList.remove('piece-alone'), { once: true });
  print();
}

async function copyPiece(piece: Element): Promise<void> {
  const body = piece.querySelector('.piece-body');
  const status = piece.querySelector<HTMLElement>('[role="status"]');
  if (!body || !status) return;
  const { copied = '', failed = '' } = status.dataset;
  const text = [...body.querySelectorAll('tr, p, li')].map(toLine).join('\n');
  status.textContent = (await copyText(text)) ? copied : failed;
}

/** Cells are separated by tabs, for spreadsheets. */
const toLine = (line: Element): string =>
  line instanceof HTMLTableRowElement
    ? [...line.cells].map(({ textContent }) => textContent.trim()).join('\t')
    : line.textContent.trim();
