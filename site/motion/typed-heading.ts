import { governMotion } from './govern-motion.ts';
import { createTypist } from './typing.ts';

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
