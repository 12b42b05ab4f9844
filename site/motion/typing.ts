/** The pace of the typing animation (docs/product.md, Movement). */
const paceMs = { letter: 50, deletion: 80, between: 300, dwell: 1500 };

interface Typing {
  entries: readonly string[];
  /** The index of the entry that is on the page already. */
  first?: number;
  /** Shows the typed text; called on every change. */
  show: (text: string) => void;
}

export interface Typist {
  /** Continues where it was held. */
  run(): void;
  /** Holds for a moment: the text stays as it is. */
  hold(): void;
  /** Stops by choice: the current entry is shown whole. */
  stop(): void;
}

/**
 * Types each entry, waits, deletes it and goes on to the next, forever. One entry is on
 * the page already, so the typing begins with its dwell.
 */
export function createTypist({ entries, first = 0, show }: Typing): Typist {
  let index = first;
  let length = entries[first]?.length ?? 0;
  let deleting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const entry = () => entries[index] ?? '';
  const later = (wait: number) => {
    timer = setTimeout(step, wait);
  };

  function step(): void {
    // The dwell of a whole entry is over, so its deletion begins.
    if (length === entry().length) deleting = true;
    length += deleting ? -1 : 1;
    show(entry().slice(0, length));
    later(pauseAfter());
  }

  function pauseAfter(): number {
    if (length === entry().length) return paceMs.dwell;
    if (!deleting) return paceMs.letter;
    if (length > 0) return paceMs.deletion;
    deleting = false;
    index = (index + 1) % entries.length;
    return paceMs.between;
  }

  const hold = () => clearTimeout(timer);
  return {
    run: () => {
      hold();
      later(length === entry().length ? paceMs.dwell : paceMs.deletion);
    },
    hold,
    stop: () => {
      hold();
      deleting = false;
      length = entry().length;
      show(entry());
    },
  };
}
