import {
  type Service,
  type ServiceShape,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import { range } from '../../drawing/numbers.ts';
import { Mark } from '../../ui/Mark.tsx';

/** The drawing of a service's tile; its line grows on hover. */
export function TileDrawing({ service }: { service: Service }) {
  const Drawing = drawings[serviceShape(service)];
  return (
    <div className="tile-drawing" aria-hidden="true">
      <Drawing names={service.drawing.stations} />
    </div>
  );
}

/** Number of stations for a service that names none. */
export const defaultStations = 4;

const drawings: Record<ServiceShape, (props: { names: string[] }) => React.ReactNode> = {
  stations: Stations,
  bridge: Bridge,
  risers: Risers,
  run: StraightToTheMark,
};

function Stations({ names }: { names: string[] }) {
  return (
    <ol role="list" className="tile-run stations">
      {range(names.length || defaultStations).map((station) => (
        <li key={station}>
          <span className="line-ring station-ring" />
          {names[station]}
        </li>
      ))}
    </ol>
  );
}

function Bridge() {
  return (
    <div className="tile-run bridge">
      <span className="bridge-own" />
      <span className="bridge-arch">
        <span className="line-ring bridge-start" />
        <span className="line-dot bridge-end" />
      </span>
      <span className="bridge-own" />
    </div>
  );
}

function Risers() {
  return (
    <ol role="list" className="tile-run tile-risers">
      {range(5).map((riser) => (
        <li key={riser} className="riser bend-br">
          <span className="line-dot riser-dot" />
        </li>
      ))}
    </ol>
  );
}

function StraightToTheMark() {
  return (
    <div className="tile-fast">
      <span className="tile-fast-run straight-h" />
      <Mark className="tile-fast-mark" />
      <span className="line-dot tile-fast-dot at-middle" />
    </div>
  );
}
