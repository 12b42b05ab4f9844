import type { SkylineDrawing } from '../drawing/skylines.ts';

interface Props {
  drawing: SkylineDrawing;
  /** Names its size in the style element: features/city/city-details.ts. */
  name: string;
  className?: string;
}

/** A city as one line along its box's lower edge, open at both sides. */
export function Skyline({ drawing, name, className = '' }: Props) {
  const { width, height, top, outline, hairlines } = drawing;
  return (
    <svg
      className={`skyline skyline-${name} ${className}`}
      viewBox={`0 ${top} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hairline" d={hairlines} />
      <path className="stroke" d={outline} />
    </svg>
  );
}
