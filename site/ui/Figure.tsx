import type { ReactNode } from 'react';
import type { Claim } from '../../contracts/content/claims.ts';
import './figures.css';

/**
 * One claim as a large figure with its label.
 *
 * @param children a drawing of the same figure, under the label
 */
export function Figure({ claim, children }: { claim: Claim; children?: ReactNode }) {
  const { value, unit, label } = claim;
  // A word before the figure, as in 'under 9', is small like the unit after it.
  const [, before, figure = value] = /^([a-z]+) (.+)$/.exec(String(value)) ?? [];
  return (
    <div className="figure">
      <dt className="figure-label">{label}</dt>
      <dd className="figure-value type-figure">
        {before && <span className="figure-before">{before} </span>}
        {figure}
        {unit && (unit === '%' ? <Percent /> : <span className="figure-unit"> {unit}</span>)}
      </dd>
      {children && <dd className="figure-drawing">{children}</dd>}
    </div>
  );
}

const Percent = () => <span className="figure-percent">%</span>;
