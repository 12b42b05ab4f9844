import type { Pay, Wages } from '../../../lib/content/schemas/city.ts';
import { range } from '../../drawing/numbers.ts';
import { formatNumber } from '../../text/formats.ts';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import { StackedTable } from '../../ui/StackedTable.tsx';
import {
  arePublished,
  dollarsPerLabel,
  findRowDollars,
  layOutStretches,
  placeWage,
} from './layout.ts';
import './pay.css';

interface Row {
  id: string;
  name: string;
  wages: Wages | null | undefined;
}

interface Props {
  pay: Pay;
  /** The name of the table. */
  caption: string;
  /** Header of the first column: metro area or occupation. */
  first: string;
  rows: readonly Row[];
}

/** The median's place in the five percentiles. */
export const medianIndex = 2;

const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** Wages as figures, and to scale. */
export function PayTable({ pay, caption, first, rows }: Props) {
  const { percentiles, notPublished } = pay.words;
  const rowDollars = findRowDollars(pay);
  return (
    <div className="stacks-room above-16">
      <StackedTable
        className="pay-table tabular"
        caption={caption}
        corner={
          <span className="pay-place">
            <span className="block balance">{first}</span>
            <Axis rowDollars={rowDollars} />
          </span>
        }
        columns={percentiles.map((label) => ({ name: label, head: label }))}
        rows={rows.map(({ id, name, wages }) => ({
          id,
          head: (
            <span className="pay-place" data-none={arePublished(wages) ? undefined : notPublished}>
              <span className="block balance">{name}</span>
              {arePublished(wages) && <Drawing wages={wages} rowDollars={rowDollars} />}
            </span>
          ),
          cells: arePublished(wages)
            ? wages.map((amount) => formatWage(amount) ?? notPublished)
            : undefined,
        }))}
        none={<span className="pay-none-words quiet">{notPublished}</span>}
      />
    </div>
  );
}

const formatWage = (amount: number | null | undefined) =>
  typeof amount === 'number' ? formatMoney(amount) : undefined;

export const formatMoney = (dollars: number): string => formatNumber(dollars, money);

/** Pixels from the top of a drawing to its first row, and between two rows. */
const topPx = 10;
const pitchPx = 18;
const toY = (row: number) => topPx + row * pitchPx;

/** The thin line from the 10th percentile to the 90th, the middle half on it, and the median as a dot. */
function Drawing({ wages, rowDollars }: { wages: Wages; rowDollars: number }) {
  const [, lower, median, upper] = wages;
  const published = wages.filter((amount) => amount !== null);
  const all = layOutStretches(published[0] ?? 0, published.at(-1) ?? 0, rowDollars);
  const half = lower && upper ? layOutStretches(lower, upper, rowDollars) : [];
  return (
    <svg
      className="pay-drawing"
      height={2 * topPx + (all.at(-1)?.row ?? 0) * pitchPx}
      data-draw="right"
      aria-hidden="true"
    >
      <Stretches className="hairline" stretches={all} />
      <Stretches className="pay-half" stretches={half} />
      {median !== null && <MedianDot dollars={median} rowDollars={rowDollars} />}
    </svg>
  );
}

interface MedianProps {
  dollars: number;
  rowDollars: number;
}

function MedianDot({ dollars, rowDollars }: MedianProps) {
  const { row, at } = placeWage(dollars, rowDollars);
  return <circle className="pay-median" cx={`${at}%`} cy={toY(row)} />;
}

/** A median alone, on its row from nothing. */
export function MedianDrawing({ dollars, rowDollars }: MedianProps) {
  const { row } = placeWage(dollars, rowDollars);
  return (
    <svg
      className="pay-drawing"
      height={2 * topPx + row * pitchPx}
      data-draw="right"
      aria-hidden="true"
    >
      <Stretches className="hairline" stretches={layOutStretches(0, dollars, rowDollars)} />
      <MedianDot dollars={dollars} rowDollars={rowDollars} />
    </svg>
  );
}

/** Lines on rows, with a bend at each fold. */
function Stretches({
  stretches,
  className,
}: {
  stretches: ReturnType<typeof layOutStretches>;
  className: string;
}) {
  const radius = pitchPx / 2;
  return stretches.map(({ row, from, to }, index) => (
    <g key={row}>
      <line className={className} x1={`${from}%`} x2={`${to}%`} y1={toY(row)} y2={toY(row)} />
      {index < stretches.length - 1 && (
        <svg x={`${to}%`} y={toY(row)} aria-hidden="true">
          <path
            className={className}
            d={`M0 0a${radius} ${radius} 0 0 ${row % 2 ? 0 : 1} 0 ${pitchPx}`}
          />
        </svg>
      )}
    </g>
  ));
}

/** A tick for each half of a label's dollars. */
export function Axis({ rowDollars }: { rowDollars: number }) {
  const labels = rowDollars / dollarsPerLabel;
  const toX = createScale(labels);
  const whole = range(labels + 1);
  return (
    <svg className="pay-axis" aria-hidden="true">
      <Ticks
        scale={toX}
        at={range(labels * 2 + 1).map((tick) => tick / 2)}
        className="hairline"
        y1="28"
        y2="36"
      />
      <Ticks scale={toX} at={whole} className="hairline" y1="22" y2="28" />
      <Labels
        scale={toX}
        at={whole}
        y="14"
        className="pay-dollars"
        name={(label) => formatNumber(label * dollarsPerLabel, { ...money, notation: 'compact' })}
      />
    </svg>
  );
}
