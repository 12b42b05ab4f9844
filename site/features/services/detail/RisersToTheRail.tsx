import { range } from '../../../drawing/range.ts';

/** Role after role branches off a line that has no end: it runs into the rail. */
export function RisersToTheRail() {
  return (
    <ol className="rail-risers" aria-hidden="true">
      {range(6).map((riser) => (
        <li key={riser} />
      ))}
    </ol>
  );
}
