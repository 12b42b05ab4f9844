import controls from 'virtual:words/controls';
import type { KeyboardEvent } from 'react';
import { range } from '../../drawing/numbers.ts';
import { fill } from '../../text/sentences.ts';
import { useTurn } from './use-wheel.ts';
import './industries.css';

/** In units of the view box. The rim touches the box, so the box sets the size of the wheel. */
const rim = 168;
const spoke = { middle: 185, end: 202 };
const nameAt = 210;
/** The line comes in and leaves this far above and under the rim, between the names. */
const stub = 80;

interface Props {
  industries: readonly string[];
  active: number;
  turned: number;
  /** Whether the names are around the wheel where there is room. */
  named: boolean;
  onSelect: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The line around a thin circle with spokes; the active industry is at three o'clock, and large inside. */
export function WheelDrawing({ industries, active, turned, named, onSelect, onKeyDown }: Props) {
  const count = industries.length;
  const at = useTurn(turned);
  const getAngle = (index: number) => ((index - at) / count) * 2 * Math.PI;
  // The active one is thick.
  const thin = range(count).filter((index) => index !== active);
  const drawSpokes = (from: number, to: number) =>
    thin.map((index) => drawSpoke(getAngle(index), from, to)).join('');
  const place = fill(controls.place, { number: String(active + 1), count: String(count) });
  // It retracts between two industries.
  const share = Math.abs(2 * (at - Math.floor(at)) - 1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its buttons have names
    <svg
      viewBox={`-${rim} -${rim} ${2 * rim} ${2 * rim}`}
      className="wheel-drawing"
      aria-hidden={named ? undefined : 'true'}
    >
      <circle r={rim} className="hairline" />
      <path d={drawSpokes(rim, spoke.middle)} className="hairline" />
      <path d={`M0-${rim}A${rim} ${rim} 0 0 1 0 ${rim}`} className="stroke" />
      <path d={`M${rim} 0h${(31 * share).toFixed(1)}`} className="stroke" />
      <circle cx={rim} r="12" className="fill-stroke" />
      <Hub place={place} name={industries[active] ?? ''} />
      {named && (
        <g className="wheel-around">
          <path d={`M0-${rim}v-${stub}M0 ${rim}v${stub}`} className="stroke" />
          <path d={drawSpokes(spoke.middle, spoke.end)} className="hairline" />
          {industries.map((industry, index) => (
            <WheelName
              key={industry}
              name={industry}
              angle={getAngle(index)}
              isActive={index === active}
              onSelect={() => onSelect(index)}
              onKeyDown={onKeyDown}
            />
          ))}
        </g>
      )}
    </svg>
  );
}

const format = (value: number) => value.toFixed(1);

function drawSpoke(angle: number, from: number, to: number): string {
  const getPoint = (radius: number) =>
    `${format(radius * Math.cos(angle))} ${format(radius * Math.sin(angle))}`;
  return `M${getPoint(from)}L${getPoint(to)}`;
}

/** The active industry in up to two lines, as large as they fit. Assistive technology reads the names. */
function Hub({ place, name }: { place: string; name: string }) {
  const lines = splitInTwo(name);
  const size = Math.min(59, 560 / Math.max(...lines.map(({ length }) => length)));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <text y="-68" className="wheel-place">
        {place}
      </text>
      <text key={name} fontSize={size} className="wheel-active">
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={((index - (lines.length - 1) / 2) * 0.97 + 0.32) * size}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Splits a name of several words, unless it is short, at the space that is nearest to its middle. */
function splitInTwo(name: string): string[] {
  const spaces = range(name.length).filter((at) => name[at] === ' ');
  const middle = name.length / 2;
  const [first] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (first === undefined || name.length < 10) return [name];
  return [name.slice(0, first), name.slice(first + 1)];
}

interface WheelNameProps {
  name: string;
  angle: number;
  isActive: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A name upright at the end of its spoke: right of it on the right half, left of it on the left half. */
function WheelName({ name, angle, isActive, onSelect, onKeyDown }: WheelNameProps) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const isRight = cos >= 0;
  // At the top and bottom names keep a distance from their neighbors, and are hidden while they pass the line.
  const y = sin * nameAt + sin ** 5 * 17;
  const opacity = Math.max(0, Math.min((Math.abs(cos) - 0.03) / 0.07, 1));
  const width = name.length * 10 + 16;
  // Neighbors are closer at the top and bottom.
  const height = 32 + 12 * Math.abs(cos);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      role="button"
      className="wheel-name"
      transform={`translate(${format(cos * nameAt)} ${format(y)})`}
      opacity={opacity.toFixed(2)}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <rect
        x={isRight ? -8 : 8 - width}
        y={format(height / -2)}
        width={width}
        height={format(height)}
        rx="3"
      />
      <text y="6" textAnchor={isRight ? 'start' : 'end'}>
        {name}
      </text>
    </g>
  );
}
