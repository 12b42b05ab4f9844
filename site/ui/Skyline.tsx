import type { SkylineDrawing } from '../drawing/skylines.ts';

interface Props {
  drawing: SkylineDrawing;
  /** Length of the ground line on both sides, in the units of the drawing. */
  margin?: number;
  /** Height of the box as a share of its width, with the margins; by default as high as the skyline. */
  ratio?: number;
  className?: string;
}

/** A city as one line along its box's lower edge, open at both sides. Styles set its width. */
export function Skyline({ drawing, margin = 0, ratio, className = '' }: Props) {
  const { width, height, top, outline, hairlines } = drawing;
  const ground = top + height;
  const roomWidth = width + 2 * margin;
  const roomHeight = ratio ? ratio * roomWidth : height;
  return (
    <svg
      className={`skyline ${className}`}
      viewBox={`${-margin} ${ground - roomHeight} ${roomWidth} ${roomHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hairline" d={hairlines} />
      <path className="stroke" d={outline} />
      {margin > 0 && (
        // It overlaps its neighbors, so that no seam shows.
        <path
          className="stroke"
          d={`M${-margin - 3} ${ground}H2M${width - 2} ${ground}h${margin + 5}`}
        />
      )}
    </svg>
  );
}
