import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { Figure } from './Figure.tsx';

/** Claims beside each other, as many as there is room for at the visitor's size of text. */
export function Figures({ claims, className = '' }: { claims: Claim[]; className?: string }) {
  return (
    <div className="figures-room">
      <dl className={`figures ${className}`}>
        {claims.map((claim) => (
          <Figure key={claim.id} claim={claim} />
        ))}
      </dl>
    </div>
  );
}
