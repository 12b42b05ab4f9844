import { governMotion } from './govern-motion.ts';

interface TypedHeading {
  /** The element whose `[data-typed-part]` spans hold the typed text between them. */
  line: HTMLElement;
  entries: readonly string[];
  /** The index of the entry shown first. */
  first?: number;
  /** The name of its pause button. */
  name: string;
}

/**
 * Types in a heading. Of two parts, the first holds as many letters as the shortest entry and
 * the second the rest, so that the rest may have its own width.
 */
export function startTypedHeading({ line, entries, first = 0, name }: TypedHeading): void {
  const parts = [...line.querySelectorAll<HTMLElement>('[data-typed-part]')];
  const caret = line.querySelector('.caret');
  const suffix = line.querySelector<HTMLElement>('[data-typed-suffix]');
  const show = (text: string) => {
    const last = spread(text, parts, entries[0]?.length ?? 0);
    if (caret) last?.after(caret);
    // 'roles' shows only while there is typed text (docs/product.md, Home).
    if (suffix) suffix.hidden = text === '';
  };
  show(entries[first] ?? '');
  const typist = createTypist({ entries, first, show });
  governMotion({
    region: line,
    name,
    onChange: (state) => {
      line.toggleAttribute('data-typing', state === 'running');
      line.toggleAttribute('data-still', state === 'stopped');
      if (state === 'running') typist.run();
      else if (state === 'held') typist.hold();
      else typist.stop();
    },
  });
}

/** @returns the part in which the text ends */
function spread(text: string, parts: HTMLElement[], length: number): HTMLElement | undefined {
  const [first, second] = parts;
  if (!first || !second) {
    if (first) first.textContent = text;
    return first;
  }
  const rest = text.slice(length).trimStart();
  first.textContent = text.slice(0, length);
  second.textContent = rest;
  return rest ? second : first;
}

/** The pace of the typing animation (docs/product.md, Movement). */
const paceMs = { letter: 50, deletion: 80, between: 300, dwell: 1500 };

interface Typing {
  entries: readonly string[];
  /** The index of the entry that is on the page already. */
  first?: number;
  /** Shows the typed text; called on every change. */
  show: (text: string) => void;
}

interface Typist {
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
function createTypist({ entries, first = 0, show }: Typing): Typist {
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
