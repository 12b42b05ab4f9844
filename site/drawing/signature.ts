/** Draws a name as one pen stroke. The same name always gives the same stroke. */
import { fnv1a } from './numbers.ts';
import { curvePath, type Point } from './paths.ts';

/** Units per pixel of the small signature: curvePath rounds to whole units. */
const scale = 4;
/** Space above the baseline, in units. The space below is equal, which centers the baseline at any size. */
export const ascent = 46 * scale;

interface Letter {
  from: number;
  width: number;
  /** Height above the baseline; negative for letters such as g. */
  height: number;
  /** How far the pen moves back at the turn: it loops where this exceeds the pen's advance. */
  back: number;
}

const tall = /[bdfhklt]/;
const deep = /[gjpqy]/;
const round = /[aceo]/;

function placeLetters(name: string): Letter[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  let from = 0;
  return [...plain].map((letter, index): Letter => {
    const isCapital = /\p{Lu}/u.test(letter);
    const sway = (fnv1a(`${plain}${index}`) % 100) / 100;
    const shape = isCapital
      ? { width: 24, height: 36 + 8 * sway, back: 11 }
      : tall.test(letter)
        ? { width: 11, height: 26 + 6 * sway, back: 6 }
        : deep.test(letter)
          ? { width: 12, height: -17 - 5 * sway, back: 6.5 }
          : round.test(letter)
            ? { width: 12, height: 10 + 3 * sway, back: 4.2 }
            : /\p{L}/u.test(letter)
              ? { width: 11, height: 7 + 4 * sway, back: 0.8 }
              : { width: 14, height: 0, back: 0 };
    const placed = { from, ...shape };
    from += shape.width;
    return placed;
  });
}

const slant = 0.3;
const piecesPerLetter = 2;

/** @returns the stroke, from left to right along the baseline at 0, and its width in units */
export function drawSignature(name: string): { path: string; width: number } {
  const letters = placeLetters(name);
  const write = (at: number): Point => {
    const index = Math.min(Math.max(Math.floor(at), 0), letters.length - 1);
    const { from = 0, width = 0, height = 0, back = 0 } = letters[index] ?? {};
    const turn = at - index;
    const up = (height * (1 - Math.cos(2 * Math.PI * turn))) / 2;
    const along = from + width * turn + back * Math.sin(2 * Math.PI * turn) + slant * up;
    return [along * scale, -up * scale];
  };
  const { from = 0, width = 0 } = letters.at(-1) ?? {};
  return {
    path: curvePath(write, letters.length, letters.length * piecesPerLetter),
    width: (from + width) * scale,
  };
}
