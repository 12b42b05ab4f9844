import type { ServiceId } from '../../../contracts/content/service.ts';
import { range } from '../../drawing/range.ts';

/** The drawing of each service's tile; on hover its line runs on. */
export function TileDrawing({ id }: { id: ServiceId }) {
  const Drawing = drawings[id];
  return (
    <div className="tile-drawing" aria-hidden="true">
      <Drawing />
    </div>
  );
}

const drawings: Record<ServiceId, () => React.ReactNode> = {
  'executive-professional-search': Stations,
  'interim-staffing': Bridge,
  'talent-acquisition-service': Risers,
  'fox-fast-track': StraightToTheFox,
};

/** Four stations on a line that goes through. */
function Stations() {
  return (
    <ol className="stations">
      {['CIO', 'CTO', 'CISO', 'CRO'].map((role) => (
        <li key={role}>{role}</li>
      ))}
    </ol>
  );
}

/** The client's own line has a gap; ours bridges it, ring to dot. */
function Bridge() {
  return (
    <div className="bridge">
      <span className="bridge-own" />
      <span className="bridge-arch" />
      <span className="bridge-own" />
    </div>
  );
}

/** One line with equal risers, each ending in a dot. */
function Risers() {
  return (
    <ol className="risers">
      {range(5).map((riser) => (
        <li key={riser} />
      ))}
    </ol>
  );
}

/** A straight run into the fox. */
function StraightToTheFox() {
  return (
    <div className="fast">
      <span className="fast-run" />
      <svg className="fast-fox" viewBox="0 0 52 46" aria-hidden="true">
        <path className="stroke" d="M26 46L3 27L0 0L16 12H36L52 0L49 27L26 46" />
      </svg>
      <span className="fast-dot" />
    </div>
  );
}
