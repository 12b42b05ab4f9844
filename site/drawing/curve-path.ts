export type Point = readonly [x: number, y: number];

/**
 * Converts a parametric curve into SVG path data of cubic segments with shared tangents.
 *
 * @param curve the point at parameter t
 * @param end where t stops; it starts at 0
 * @param pieces number of cubics; four a loop look smooth
 * @returns path data from the curve's first point to its last, coordinates rounded to whole units
 */
export function curvePath(curve: (t: number) => Point, end: number, pieces: number): string {
  const step = end / pieces;
  const slope = (t: number): Point => {
    const [ax, ay] = curve(t - 1e-4);
    const [bx, by] = curve(t + 1e-4);
    return [(bx - ax) / 2e-4, (by - ay) / 2e-4];
  };
  let path = `M${formatPoint(curve(0))}`;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece * step, (piece + 1) * step];
    const leaving = movePoint(curve(from), slope(from), step / 3);
    const arriving = movePoint(curve(to), slope(to), -step / 3);
    path += `C${[leaving, arriving, curve(to)].map(formatPoint).join(' ')}`;
  }
  return path;
}

const movePoint = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const formatPoint = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
