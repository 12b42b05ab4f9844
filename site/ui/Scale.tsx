import type { ReactNode } from 'react';
import { formatNumber } from '../drawing/paths.ts';

/** @returns where a value is, in percent of the drawing's width, as attributes of SVG take it */
export type Scale = (value: number) => string;

/** @param length the value at the right end of the drawing; its left end is 0 */
export const createScale =
  (length: number): Scale =>
  (value) =>
    `${formatNumber((100 * value) / length)}%`;

interface Marks {
  scale: Scale;
  at: readonly number[];
}

type TicksProps = Marks & { className?: string } & Record<'y1' | 'y2', number | string>;

/** A stroke across the scale at each value. */
export const Ticks = ({ scale, at, className = 'drawn-tick', y1, y2 }: TicksProps) =>
  at.map((value) => (
    <line key={value} className={className} x1={scale(value)} x2={scale(value)} y1={y1} y2={y2} />
  ));

interface LabelsProps extends Marks {
  y: number | string;
  className: string | ((value: number) => string);
  /** What a value is called, if not by its number. */
  name?: (value: number) => ReactNode;
}

export const Labels = ({ scale, at, y, className, name = String }: LabelsProps) =>
  at.map((value) => (
    <text
      key={value}
      x={scale(value)}
      y={y}
      className={typeof className === 'string' ? className : className(value)}
    >
      {name(value)}
    </text>
  ));
