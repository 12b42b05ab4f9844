export type Point = readonly [x: number, y: number];

/**
 * Converts a parametric curve into SVG path data of cubic segments with shared tangents.
 *
 * @param curve the point at parameter t
 * @param end where t stops; it starts at 0
 * @param pieces number of cubic segments; four per loop look smooth
 * @returns path data from the curve's first point to its last, coordinates rounded to whole units
 */
export function curvePath(curve: (t: number) => Point, end: number, pieces: number): string {
  const step = end / pieces;
  const slope = (t: number): Point => {
    const [ax, ay] = curve(t - 1e-4);
    const [bx, by] = curve(t + 1e-4);
    return [(bx - ax) / 2e-4, (by - ay) / 2e-4];
  };
  let path = `M${roundPoint(curve(0))}`;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece * step, (piece + 1) * step];
    const leaving = movePoint(curve(from), slope(from), step / 3);
    const arriving = movePoint(curve(to), slope(to), -step / 3);
    path += `C${[leaving, arriving, curve(to)].map(roundPoint).join(' ')}`;
  }
  return path;
}

const movePoint = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const roundPoint = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Rounds to two decimals, which are finer than a pixel and the same on every machine. */
export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Draws a path of horizontal and vertical lines with quarter-circle corners.
 *
 * @param points the corners, from end to end
 * @param radius of corners; smaller on a side that is too short for two
 */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points.filter((point, index) => !isSamePoint(point, points[index - 1]));
  if (!first) return '';
  let path = `M${formatPoint(first)}`;
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1];
    path += next
      ? drawTurn(rest[index - 1] ?? first, corner, next, radius)
      : `L${formatPoint(corner)}`;
  }
  return path;
}

/** The segment up to a corner and around it. */
function drawTurn(from: Point, corner: Point, to: Point, radius: number): string {
  const [before, after] = [getDirection(corner, from), getDirection(corner, to)];
  const size = Math.min(radius, before.length / 2, after.length / 2);
  const clockwise = before.x * after.y - before.y * after.x < 0 ? 1 : 0;
  const start: Point = [corner[0] + before.x * size, corner[1] + before.y * size];
  const end: Point = [corner[0] + after.x * size, corner[1] + after.y * size];
  // The path continues straight, so there is no corner.
  if (before.x * after.x + before.y * after.y !== 0) return `L${formatPoint(corner)}`;
  return `L${formatPoint(start)}A${formatNumber(size)} ${formatNumber(size)} 0 0 ${clockwise} ${formatPoint(end)}`;
}

/** @returns the unit vector from one point to another, and their distance */
function getDirection([x, y]: Point, [toX, toY]: Point) {
  const length = Math.hypot(toX - x, toY - y);
  return { length, x: Math.sign(toX - x), y: Math.sign(toY - y) };
}

/** @param points of a path, such as `0,6 1.4,6 1.4,3` */
export const parsePoints = (points: string): Point[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

const isSamePoint = (a: Point, b: Point | undefined) => a[0] === b?.[0] && a[1] === b[1];
const formatPoint = ([x, y]: Point) => `${formatNumber(x)} ${formatNumber(y)}`;
