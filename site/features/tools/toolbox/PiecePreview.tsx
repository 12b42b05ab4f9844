import type { PieceKind } from '../../../../lib/content/schemas/toolbox.ts';
import { range } from '../../../drawing/numbers.ts';

interface Props {
  kind: PieceKind;
  /** Size of each row: the cells of a table, or else the characters. */
  rows: readonly number[];
}

/** More rows would not fit. */
export const maxPreviewRows = 6;

const [width, height, inset] = [80, 60, 5];

/** Preview of a piece: a table by its cells, a script by its lines, and a checklist from a ring to a dot. */
export function PiecePreview({ kind, rows }: Props) {
  return (
    <svg className="piece-preview on-chalk" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {kind === 'table' ? <Table rows={rows} /> : <Lines kind={kind} rows={rows} />}
    </svg>
  );
}

function Table({ rows }: { rows: readonly number[] }) {
  const columns = Math.min(Math.max(1, ...rows), 6);
  const [cell, row] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows.length];
  const across = range(rows.length - 1).map((line) => `M${inset} ${inset + (line + 1) * row}h70`);
  const down = range(columns - 1).map((line) => `M${inset + (line + 1) * cell} ${inset}v50`);
  return (
    <>
      <path className="hairline" d={`M5 5h70v50h-70z${down.join('')}${across.slice(1).join('')}`} />
      {rows.length > 1 && <path className="stroke piece-line" d={across[0]} />}
    </>
  );
}

function Lines({ kind, rows }: Props) {
  const longest = Math.max(1, ...rows);
  const pitch = (height - 2 * inset) / rows.length;
  const lines = rows.map((length, index) => ({
    y: inset + (index + 0.5) * pitch,
    end: 22 + Math.max(8, (length / longest) * 52),
  }));
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <path className="hairline" d={lines.map(({ y, end }) => `M22 ${y}H${end}`).join('')} />
      {kind === 'script' ? (
        <path className="stroke piece-line" d="M11 12v36" />
      ) : (
        <>
          <path className="stroke piece-line" d={`M11 ${first.y}V${last.y}`} />
          {lines.slice(0, -1).map(({ y }) => (
            <circle key={y} className="piece-ring" cx="11" cy={y} r="3" />
          ))}
          <circle className="piece-dot" cx="11" cy={last.y} r="4" />
        </>
      )}
    </>
  );
}
