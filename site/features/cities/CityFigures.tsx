import type { Claim } from '../../../contracts/content/claims.ts';
import './city-figures.css';

/** Three claims under the ground line; the first is compared with the traditional figure. */
export function CityFigures({ claims, against }: { claims: Claim[]; against: Claim }) {
  return (
    <dl className="city-figures">
      {claims.map((claim, index) => (
        <div key={claim.id} className="city-figure">
          <dt className="city-figure-label">
            {claim.label}
            {index === 0 && (
              <span className="city-against">
                <span className="city-against-value wide">{shown(against)}</span> {against.label}
              </span>
            )}
          </dt>
          <dd className="city-figure-value">{shown(claim)}</dd>
        </div>
      ))}
    </dl>
  );
}

const shown = ({ value, unit }: Claim) =>
  [value, unit].filter((part) => part !== undefined).join(unit === '%' ? '' : ' ');
