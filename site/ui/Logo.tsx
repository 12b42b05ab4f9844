import type { MarkDrawing } from '../brand/mark.ts';
import { markId } from './Mark.tsx';
import './logo.css';

/**
 * The mark beside the name, which its line underlines; a wordmark alone. The name is drawn as well: a logo keeps its
 * size where text is zoomed alone.
 */
export function Logo({
  name,
  mark,
}: {
  name: string;
  mark: Pick<MarkDrawing, 'width' | 'height' | 'port' | 'underlines' | 'isWordmark'>;
}) {
  const scale = Math.min(
    (mark.isWordmark ? wordmarkBox.width : mostWide) / mark.width,
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
        className="logo logo-long logo-wordmark"
      >
        {drawing}
      </svg>
    );
  }
  const [first, second] = splitLines(name);
  const isLong = name.length > oneLineChars;
  const right = edge + width;
  const wide = isLong ? measureWidth(right, [first, second ?? '']) : usual;
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

/** In units of the view box: logo.css places the name by them. */
const [usual, edge, foot, mostWide] = [268, 6, 52, 104];
/** The room of a wordmark. */
const wordmarkBox = { width: usual - 2 * edge, height: 46 };
/** A longer name is set in smaller type, on two lines if it has two words. */
const oneLineChars = 16;
const charUnits = { small: 11, capital: 15 };

/** @returns a long name in two lines that are as equal as its words let them be */
function splitLines(name: string): [first: string, second?: string] {
  const words = name.split(' ');
  if (name.length <= oneLineChars || words.length < 2) return [name];
  const ways = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  return ways.reduce((best, way) => (getMaxLength(way) < getMaxLength(best) ? way : best));
}

const getMaxLength = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

const measureWidth = (left: number, lines: readonly string[]) =>
  Math.max(usual, Math.ceil(left + 22 + Math.max(...lines.map(measureText))));

const measureText = (line: string) =>
  [...line].reduce(
    (sum, char) => sum + (char === char.toLowerCase() ? charUnits.small : charUnits.capital),
    0,
  );
