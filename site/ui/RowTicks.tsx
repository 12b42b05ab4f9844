import { range } from '../drawing/numbers.ts';
import './charts.css';

/** The numbers between the first and the last of a row, each under its tick. */
export function RowTicks({ count, className }: { count: number; className: string }) {
  return (
    <ol role="list" className={`row-ticks quiet tabular ${className}`} aria-hidden="true">
      {range(count)
        .slice(1)
        .map((number) => (
          <li key={number}>
            <span>{number}</span>
          </li>
        ))}
    </ol>
  );
}
