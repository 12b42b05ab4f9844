import type { Claim } from '../../../contracts/content/claims.ts';

/** One claim as a large figure with its label. */
export function Figure({ claim }: { claim: Claim }) {
  const { value, unit, label } = claim;
  return (
    <div className="figure">
      <dt className="figure-label">{label}</dt>
      <dd className="figure-value type-figure">
        {value}
        {unit && <span className={unit === '%' ? 'figure-percent' : 'figure-unit'}>{unit}</span>}
      </dd>
    </div>
  );
}
