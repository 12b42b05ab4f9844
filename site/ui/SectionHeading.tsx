import type { ReactNode } from 'react';

/** A section's heading; sections are labeled by it. */
export function SectionHeading({
  id,
  children,
  look = 'type-h2',
  className = '',
}: {
  id: string;
  children: ReactNode;
  look?: 'type-h2' | 'type-tile' | 'type-display' | 'type-mega';
  className?: string;
}) {
  return (
    <h2 id={id} className={`${look} ${className}`}>
      {children}
    </h2>
  );
}
