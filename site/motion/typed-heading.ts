import { governPausableMotion } from './govern-motion.ts';

/** The pace of the typing animation (docs/product.md, Movement). */
const paceMs = { letter: 50, deletion: 80, between: 300, dwell: 1500 };

interface TypedHeading {
  /** The element with one or two `[data-typed-part]` spans for the typed text. */
  line: HTMLElement;
  entries: readonly string[];
  /** Index of the entry that shows first. */
  first?: number;
  /** Key under which the session remembers a pause; `pause-${name}` is the id of the button. */
  name: string;
}

/**
 * Types in a heading. If it has two parts, the first holds as many letters as the first entry, and the second
 * holds the rest, which may use another type width.
 */
export function startTypedHeading({ line, entries, first = 0, name }: TypedHeading): void {
  const parts = [...line.querySelectorAll<HTMLElement>('[data-typed-part]')];
  const caret = line.querySelector('.typed-caret');
  const suffix = line.querySelector<HTMLElement>('[data-typed-suffix]');
  const show = (text: string) => {
    const last = fillParts(text, parts, entries[0]?.length ?? 0);
    if (caret) last?.after(caret);
    // 'roles' shows only while there is typed text (docs/product.md, Home).
    if (suffix) suffix.hidden = text === '';
  };
  show(entries[first] ?? '');
  const typist = createTypist(entries, first, show);
  governPausableMotion({
    region: line,
    name,
    button: document.getElementById(`pause-${name}`),
    onChange(state) {
      line.toggleAttribute('data-typing', state === 'running');
      line.toggleAttribute('data-still', state === 'stopped');
      if (state === 'running') typist.run();
      else if (state === 'held') typist.hold();
      else typist.stop();
    },
  });
}

/** @returns the part in which the text ends */
function fillParts(text: string, parts: HTMLElement[], length: number): HTMLElement | undefined {
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

/**
 * Types each entry, waits, deletes it and continues with the next one in a loop. The first entry is
 * already on the page, so the typing starts with its dwell.
 * @param show called with the text after each change
 */
function createTypist(entries: readonly string[], first: number, show: (text: string) => void) {
  let index = first;
  let length = entries[first]?.length ?? 0;
  let deleting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getEntry = () => entries[index] ?? '';
  const schedule = (delayMs: number) => {
    timer = setTimeout(step, delayMs);
  };

  function step(): void {
    if (length === getEntry().length) deleting = true;
    length += deleting ? -1 : 1;
    show(getEntry().slice(0, length));
    schedule(getDelayMs());
  }

  function getDelayMs(): number {
    if (length === getEntry().length) return paceMs.dwell;
    if (!deleting) return paceMs.letter;
    if (length > 0) return paceMs.deletion;
    deleting = false;
    index = (index + 1) % entries.length;
    return paceMs.between;
  }

  const hold = () => clearTimeout(timer);
  return {
    /** Continues where it was held. */
    run() {
      hold();
      schedule(length === getEntry().length ? paceMs.dwell : paceMs.deletion);
    },
    /** Keeps the text as it is. */
    hold,
    /** Shows the whole current entry. */
    stop() {
      hold();
      deleting = false;
      length = getEntry().length;
      show(getEntry());
    },
  };
}
