import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { range } from '../../drawing/numbers.ts';
import { FoldedDays } from '../../ui/FoldedDays.tsx';
import './claim-drawing.css';

/** Days across a row: all clocks have this scale. */
const rowDays = 10;

const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  hour: 1 / 24,
  hours: 1 / 24,
  week: 7,
  weeks: 7,
};

/** @returns the first number of a figure: 9 for 'under 9', 100 for '100s' */
const readNumber = ({ value }: Pick<Claim, 'value'>): number | undefined => {
  const [digits] = /[\d,.]*\d/.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** @returns how long the claim's clock runs, or undefined if its figure is not a duration */
export function getClockDays(claim: Pick<Claim, 'value' | 'unit'>): number | undefined {
  const [days, number] = [unitDays[claim.unit ?? ''], readNumber(claim)];
  return days && number ? number * days : undefined;
}

/** Whether the clock is longer than a row. */
export const isLongClock = (claim: Pick<Claim, 'value' | 'unit'>): boolean =>
  (getClockDays(claim) ?? 0) > rowDays;

/** A claim drawn from its figure: a clock to scale, a share or a count as dots and rings, or years that go on. */
export function ClaimDrawing({ claim }: { claim: Claim }) {
  const days = getClockDays(claim);
  if (days) return <Clock days={days} />;
  const number = readNumber(claim);
  if (!number) return null;
  if (claim.unit === '%')
    return <Signs dots={Math.round(number)} rings={100 - Math.round(number)} />;
  if (/^years?$/.test(claim.unit ?? '')) return <RunningYears count={number} />;
  // A plus sign or an 's' says that there are more: an open ring follows.
  const more = typeof claim.value === 'string' ? 1 : 0;
  return claim.sign === 'ring' ? (
    <Signs dots={0} rings={number} />
  ) : (
    <Signs dots={number} rings={more} />
  );
}

function Clock({ days }: { days: number }) {
  const rows = days / rowDays;
  const toX = (day: number) => `${(day / rowDays) * 100}%`;
  return (
    <div className="clock" aria-hidden="true">
      <svg className="clock-row" aria-hidden="true">
        {range(rowDays + 1).map((day) => (
          <line key={day} className="drawn-tick" x1={toX(day)} x2={toX(day)} y1="16" y2="25" />
        ))}
        {range(rowDays).map((day) => (
          <text key={day} className="clock-day" x={toX(day + 1)} y="44">
            {day + 1}
          </text>
        ))}
        {rows <= 1 && (
          <>
            <line className="stroke clock-line" x1="0" x2={toX(days)} y1="0" y2="0" />
            <circle className="clock-ring drawn-ring" cx="0" cy="0" />
            <circle className="clock-dot drawn-dot" cx={toX(days)} cy="0" />
          </>
        )}
      </svg>
      {rows > 1 && (
        <>
          <FoldedDays rows={rows} pitch={27} className="clock-fold only-from-tablet" />
          <FoldedDays rows={rows} pitch={13} className="clock-fold only-below-tablet" />
        </>
      )}
    </div>
  );
}

/** A dot is someone signed, a ring is open. Few signs have the size of a word's, many more rows on a phone. */
function Signs({ dots, rings }: { dots: number; rings: number }) {
  const count = dots + rings;
  if (count <= 6) return <SignRows {...{ dots, rings }} columns={6} className="claim-few" />;
  if (count <= 100) return <SignRows {...{ dots, rings }} columns={25} />;
  return (
    <>
      <SignRows {...{ dots, rings }} columns={30} className="only-below-tablet" />
      <SignRows {...{ dots, rings }} columns={50} className="only-from-tablet" />
    </>
  );
}

interface SignRowsProps {
  dots: number;
  rings: number;
  columns: number;
  className?: string;
}

function SignRows({ dots, rings, columns, className = '' }: SignRowsProps) {
  const rows = Math.ceil((dots + rings) / columns);
  const place = (index: number) => ({
    cx: (index % columns) + 0.5,
    cy: Math.floor(index / columns) + 0.5,
  });
  const run = (row: number) =>
    `M.5 ${row + 0.5}H${Math.min(columns, dots - row * columns) - 0.499}`;
  return (
    <svg
      className={`claim-signs ${className}`}
      viewBox={`0 0 ${columns} ${rows}`}
      data-draw="right"
      aria-hidden="true"
    >
      {dots > 0 && (
        <path
          className="claim-dots"
          d={range(Math.ceil(dots / columns))
            .map(run)
            .join('')}
        />
      )}
      {range(rings).map((ring) => (
        <circle key={ring} className="claim-ring" {...place(dots + ring)} r=".28" />
      ))}
    </svg>
  );
}

/** Ongoing years: open at the start, a tick for each, and no end. */
function RunningYears({ count }: { count: number }) {
  const years = Math.floor(count);
  const toX = (year: number) => `${(year / (years + 0.5)) * 100}%`;
  return (
    <div className="clock" aria-hidden="true">
      <svg className="clock-row" data-draw="right" aria-hidden="true">
        {range(years).map((year) => (
          <g key={year}>
            <line className="drawn-tick" x1={toX(year + 1)} x2={toX(year + 1)} y1="16" y2="25" />
            <text className="clock-day" x={toX(year + 1)} y="44">
              {year + 1}
            </text>
          </g>
        ))}
        <line className="stroke clock-line" x1="0" x2={toX(years)} y1="0" y2="0" />
        <line className="stroke clock-line clock-goes-on" x1={toX(years)} x2="100%" y1="0" y2="0" />
        <circle className="clock-ring drawn-ring" cx="0" cy="0" />
      </svg>
    </div>
  );
}
