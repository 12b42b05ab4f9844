import type { ReactNode } from 'react';
import type { Service, ServiceId } from '../../../contracts/content/service.ts';
import { TileDrawing } from './TileDrawing.tsx';
import './tiles.css';

const grounds: Record<ServiceId, string> = {
  'executive-professional-search': 'on-ever',
  'interim-staffing': 'on-chalk',
  'talent-acquisition-service': 'on-lichen',
  'fox-fast-track': 'on-fox',
};

interface Props {
  service: Pick<Service, 'id' | 'name' | 'shortDescription'>;
  /** What the tile says beside its line. */
  children?: ReactNode;
}

/** One service as a door: the whole tile is the link. */
export function ServiceTile({ service, children }: Props) {
  const { id, name, shortDescription } = service;
  return (
    <li className={`tile tile-${id} ${grounds[id]}`}>
      <TileDrawing id={id} />
      <h3 className="tile-name type-tile">
        <a className="tile-link" href={`/services/${id}`}>
          {name}
        </a>
      </h3>
      <p className="tile-text">{shortDescription}</p>
      {children}
    </li>
  );
}
