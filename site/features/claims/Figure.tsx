import type { ReactNode } from 'react';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { NotedLabel } from './ClaimNote.tsx';
import './claims.css';

/** Figures of at least this length, such as `10 to 14`, are smaller to fit their column. */
const longFigureChars = 5;

/**
 * One claim as a large figure with its label, and how it is counted.
 *
 * @param children a drawing of the same figure, under the label
 */
export function Figure({ claim, children }: { claim: Claim; children?: ReactNode }) {
  const { value, unit } = claim;
  // A word before the figure, as in 'under 9', is small like the unit after it.
  const [, before, figure = String(value)] = /^([a-z]+) (.+)$/.exec(String(value)) ?? [];
  return (
    <div className={children ? 'figure figure-drawn' : 'figure'} data-figure="">
      <dt className="figure-label balance">
        <NotedLabel claim={claim} />
      </dt>
      <dd
        className={`figure-value type-figure ${figure.length > longFigureChars ? 'figure-long' : ''}`}
      >
        {before && <span className="figure-before">{before} </span>}
        {figure}
        {unit && (unit === '%' ? <Percent /> : <span className="figure-unit"> {unit}</span>)}
      </dd>
      {children && <dd className="figure-drawing">{children}</dd>}
    </div>
  );
}

const Percent = () => <span className="figure-percent">%</span>;

/** Claims in columns, as many as fit at the visitor's text size. */
export function Figures({ claims, className = '' }: { claims: Claim[]; className?: string }) {
  if (claims.length === 0) return null;
  return (
    <div className="container">
      <dl className={`figures ${className}`}>
        {claims.map((claim) => (
          <Figure key={claim.id} claim={claim} />
        ))}
      </dl>
    </div>
  );
}
