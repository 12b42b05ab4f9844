/** Functions that run in a page. They cannot use anything else of this module. */

interface Part {
  selector: string;
  /** Part of the text or the label of each element. */
  words: string;
}

export interface Look {
  /** The number of visible elements. */
  seen: number;
  focused: boolean;
  /** Of the visible elements. */
  texts: string[];
}

export function lookFor({ selector, words }: Part): Look {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    `${element.ariaLabel ?? ''} ${element.textContent}`.includes(words),
  );
  const seen = found.filter((element) => {
    const { visibility } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility === 'visible';
  });
  return {
    seen: seen.length,
    focused: found.some((element) => element.contains(document.activeElement)),
    texts: seen.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  };
}

/** Scrolls to the first such element. @returns its center, or null while it is covered */
export function findCenter({ selector, words }: Part) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = `${element.ariaLabel ?? ''} ${element.textContent}`;
    if (!name.includes(words) || element.getClientRects().length === 0) continue;
    const { top, bottom } = element.getBoundingClientRect();
    const inView = top >= 80 && bottom <= innerHeight - 20;
    if (!inView && !element.closest('header')) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const [box] = element.getClientRects();
    if (!box) continue;
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    const over = document.elementFromPoint(x, y);
    const label = element.closest('label') ?? element;
    if (over && (label.contains(over) || over.contains(element))) return { x, y };
  }
  return null;
}
