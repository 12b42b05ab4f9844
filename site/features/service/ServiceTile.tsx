import type { ReactNode } from 'react';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { TileDrawing } from './TileDrawing.tsx';
import './tiles.css';

/** In the order of the tiles, and again from the first. */
const grounds = ['on-ever', 'on-chalk', 'on-lichen', 'on-signal'] as const;

interface Props {
  service: Service;
  /** Its place among the services, counted from 0. */
  index: number;
  /** What the tile says beside its line. */
  children?: ReactNode;
}

/** One service as a door: the whole tile is the link. */
export function ServiceTile({ service, index: place, children }: Props) {
  const { id, name, shortDescription } = service;
  return (
    <li className={`tile ${grounds[place % grounds.length]}`}>
      <TileDrawing service={service} />
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
