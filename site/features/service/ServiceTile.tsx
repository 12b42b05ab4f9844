import type { ReactNode } from 'react';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { ServiceDrawing } from './ServiceDrawing.tsx';
import './tiles.css';

/** Grounds of the tiles, in turn. */
const grounds = ['on-ever', 'on-chalk', 'on-lichen', 'on-signal'] as const;

interface Props {
  service: Service;
  /** Its position among the services, from 0. */
  index: number;
  /** Additional content under the text. */
  children?: ReactNode;
}

/** A link to a service; all of the tile is clickable. */
export function ServiceTile({ service, index, children }: Props) {
  const { id, name, shortDescription } = service;
  return (
    <li className={`tile ${grounds[index % grounds.length]}`}>
      <div className="tile-drawing">
        <ServiceDrawing service={service} isSmall />
      </div>
      <h3 className="tile-name row-1 headline-8 type-tile">
        <a className="tile-link" href={`/services/${id}`}>
          {name}
        </a>
      </h3>
      <p className="relative z-2 row-3 measure-21 balance">{shortDescription}</p>
      {children}
    </li>
  );
}
