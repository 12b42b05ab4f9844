import type { MarkDrawing } from '../brand/mark.ts';
import { markId } from './Mark.tsx';
import './pictures.css';

/**
 * The mark with the name, which the mark's line underlines, or a wordmark alone. The name is part of the drawing, so
 * that the logo keeps its size under text-only zoom.
 */
export function Logo({
  name,
  mark,
}: {
  name: string;
  mark: Pick<MarkDrawing, 'width' | 'height' | 'port' | 'underlines' | 'isWordmark'>;
}) {
  const scale = Math.min(
    (mark.isWordmark ? wordmarkBox.width : maxMarkWidth) / mark.width,
    wordmarkBox.height / mark.height,
  );
  const [width, height] = [mark.width * scale, mark.height * scale];
  const drawing = (
    <use href={`#${markId}`} x={edge} y={foot - height} width={width} height={height} />
  );
  if (mark.isWordmark) {
    return (
      <svg
        viewBox={`0 0 ${width + 2 * edge} 58`}
        aria-hidden="true"
        className="logo logo-long color-text"
      >
        {drawing}
      </svg>
    );
  }
  const [first, second] = splitLines(name);
  const isLong = name.length > oneLineChars;
  const right = edge + width;
  const wide = isLong ? measureWidth(right, [first, second ?? '']) : defaultWidth;
  return (
    <svg
      viewBox={`0 0 ${wide} 58`}
      aria-hidden="true"
      className={isLong ? 'logo logo-long' : 'logo'}
    >
      {drawing}
      {mark.underlines && (
        <path className="logo-line" d={`M${edge + mark.port * scale} ${foot}H${wide - 4}`} />
      )}
      {second !== undefined && (
        <text className="logo-name logo-first" x={right}>
          {first}
        </text>
      )}
      <text className="logo-name" x={right}>
        {second ?? first}
      </text>
    </svg>
  );
}

/** In viewBox units; pictures.css positions the name with the same values. */
const [defaultWidth, edge, foot, maxMarkWidth] = [268, 6, 52, 104];
/** Maximum size of a wordmark. */
const wordmarkBox = { width: defaultWidth - 2 * edge, height: 46 };
/** A longer name is set in smaller type, on two lines if it has two words. */
const oneLineChars = 16;
const charUnits = { small: 11, capital: 15 };

/** @returns a long name split between words into two lines of similar length */
function splitLines(name: string): [first: string, second?: string] {
  const words = name.split(' ');
  if (name.length <= oneLineChars || words.length < 2) return [name];
  const candidates = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  return candidates.reduce((best, candidate) =>
    getMaxLength(candidate) < getMaxLength(best) ? candidate : best,
  );
}

const getMaxLength = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

const measureWidth = (left: number, lines: readonly string[]) =>
  Math.max(defaultWidth, Math.ceil(left + 22 + Math.max(...lines.map(measureText))));

const measureText = (line: string) =>
  [...line].reduce(
    (sum, char) => sum + (char === char.toLowerCase() ? charUnits.small : charUnits.capital),
    0,
  );
