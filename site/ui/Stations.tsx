import type { ComponentProps } from 'react';
import './stations.css';

/** An item of a list on a line: a ring, or a dot if it is filled. */
export const Station = ({
  filled = false,
  className = '',
  ...item
}: ComponentProps<'li'> & { filled?: boolean }) => (
  <li {...item} className={`station ${filled ? 'station-filled' : ''} ${className}`} />
);
