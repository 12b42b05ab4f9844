import region from 'virtual:region';
import type { Claim, HowWeCountPage } from '../../../lib/content/schemas/claims.ts';
import { toPointNotation } from '../../../lib/forms/number-text.ts';
import { type SignCounts, SignRows } from '../../charts/SignRows.tsx';
import { range } from '../../drawing/numbers.ts';
import { FoldedDays } from '../../ui/FoldedDays.tsx';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import './how-we-count.css';

/** Days across a row: all clocks have this scale. */
const rowDays = 10;

const unitDays = { hour: 1 / 24, day: 1, week: 7, year: undefined };
const unitNames = ['hour', 'day', 'week', 'year'] as const;
/** Counts that between them need every form of a plural. */
const pluralCounts = [0, 1, 2, 3, 5, 11, 100];

/** Units as the firm's language writes them, and in English. */
const units = new Map(
  ['en', region.locale].flatMap((locale) =>
    unitNames.flatMap((name) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'long',
      });
      return pluralCounts.map((count) => {
        const unit = format.formatToParts(count).find(({ type }) => type === 'unit');
        return [unit?.value.toLowerCase() ?? '', name] as const;
      });
    }),
  ),
);
const findUnit = ({ unit = '' }: Pick<Claim, 'unit'>) => units.get(unit.toLowerCase());

/** More dots would be a gray field, and a page of many megabytes. */
const maxSigns = 1000;

/** @returns the first number of a figure: 9 for 'under 9', 100 for '100s' */
const readNumber = ({ value }: Pick<Claim, 'value'>): number | undefined => {
  const text = typeof value === 'number' ? String(value) : toPointNotation(value, region.locale);
  const [digits] = /[\d,.]*\d/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** @returns how long the claim's clock runs, or undefined if its figure is not a duration */
export function getClockDays(claim: Pick<Claim, 'value' | 'unit'>): number | undefined {
  const unit = findUnit(claim);
  const [days, number] = [unit && unitDays[unit], readNumber(claim)];
  return days && number ? number * days : undefined;
}

/** Whether the clock is longer than a row. */
export const isLongClock = (claim: Pick<Claim, 'value' | 'unit'>): boolean =>
  (getClockDays(claim) ?? 0) > rowDays;

interface Props {
  claim: Claim;
  /** What dots and rings stand for. */
  signs: HowWeCountPage['signs'];
}

/** A claim drawn from its figure: a clock to scale, a share or a count as dots and rings, or years that go on. */
export function ClaimDrawing({ claim, signs }: Props) {
  const days = getClockDays(claim);
  if (days) return <Clock days={days} />;
  const number = readNumber(claim);
  if (!number) return null;
  if (claim.unit === '%') {
    const dots = Math.round(number);
    return <KeyedSigns dots={dots} rings={100 - dots} dot={signs.yes} ring={signs.no} />;
  }
  if (findUnit(claim) === 'year') return <RunningYears count={number} />;
  if (number > maxSigns) return null;
  // A plus sign or an 's' says that there are more: an open ring follows.
  if (typeof claim.value === 'string')
    return <KeyedSigns dots={number} rings={1} dot={signs.one} ring={signs.more} />;
  return claim.sign === 'ring' ? (
    <Signs dots={0} rings={number} />
  ) : (
    <Signs dots={number} rings={0} />
  );
}

/** @returns the whole numbers from 1 to `count` */
const countUp = (count: number) => range(count).map((index) => index + 1);

function Clock({ days }: { days: number }) {
  const rows = days / rowDays;
  const toX = createScale(rowDays);
  return (
    <div className={rows > 1 ? 'clock clock-long' : 'clock'} aria-hidden="true">
      <svg className="clock-row" aria-hidden="true">
        <Ticks scale={toX} at={range(rowDays + 1)} y1="16" y2="25" />
        <Labels scale={toX} at={countUp(rowDays)} y="44" className="drawn-number" />
        {rows <= 1 && (
          <>
            <line className="stroke" x1="0" x2={toX(days)} y1="0" y2="0" />
            <circle className="clock-ring drawn-ring" cx="0" cy="0" />
            <circle className="clock-dot drawn-dot" cx={toX(days)} cy="0" />
          </>
        )}
      </svg>
      {rows > 1 && (
        <>
          <FoldedDays rows={rows} pitch={27} hasStart className="only-from-tablet" />
          <FoldedDays rows={rows} pitch={13} hasStart className="only-below-tablet" />
        </>
      )}
    </div>
  );
}

const KeyedSigns = ({ dot, ring, ...counts }: SignCounts & { dot: string; ring: string }) => (
  <>
    <Signs {...counts} />
    <p className="claim-key quiet type-small above-12 cluster" aria-hidden="true">
      <span>
        <SignRows dots={1} rings={0} columns={1} className="claim-key-sign" />
        {dot}
      </span>
      <span>
        <SignRows dots={0} rings={1} columns={1} className="claim-key-sign" />
        {ring}
      </span>
    </p>
  </>
);

/** A dot is someone signed, a ring is open. Few signs have the size of a word's, many more rows on a phone. */
function Signs({ dots, rings }: SignCounts) {
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

/** Ongoing years: open at the start, a tick for each, and no end. */
function RunningYears({ count }: { count: number }) {
  const years = Math.floor(count);
  const toX = createScale(years + 0.5);
  return (
    <div className="clock" aria-hidden="true">
      <svg className="clock-row" data-draw="right" aria-hidden="true">
        <Ticks scale={toX} at={countUp(years)} y1="16" y2="25" />
        <Labels scale={toX} at={countUp(years)} y="44" className="drawn-number" />
        <line className="stroke" x1="0" x2={toX(years)} y1="0" y2="0" />
        <line className="stroke clock-goes-on" x1={toX(years)} x2="100%" y1="0" y2="0" />
        <circle className="clock-ring drawn-ring" cx="0" cy="0" />
      </svg>
    </div>
  );
}
