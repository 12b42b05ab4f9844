import { type KeyboardEvent, useRef } from 'react';
import { getRovingTarget } from '../ui/roving-key.ts';
import { Sign } from '../ui/Sign.tsx';
import { Station } from '../ui/Stations.tsx';
import '../ui/button.css';
import '../ui/stations.css';

interface StepButtonsProps {
  /** Accessible names. */
  previous: string;
  next: string;
  onStep: (by: 1 | -1) => void;
}

/** Previous and next. */
export const StepButtons = ({ previous, next, onStep }: StepButtonsProps) => (
  <>
    <button
      type="button"
      className="button-control"
      aria-label={previous}
      onClick={() => onStep(-1)}
    >
      <Sign name="previous" />
    </button>
    <button type="button" className="button-control" aria-label={next} onClick={() => onStep(1)}>
      <Sign name="next" />
    </button>
  </>
);

/** More stops are no help to choose. */
const maxStops = 10;

interface StopsProps {
  names: readonly string[];
  /** Whether the names are for assistive technology alone. */
  dots?: boolean;
  current: number;
  onSelect: (index: number) => void;
  /** Changes with each move by hand. Where it is given, a line under the current name fills while the item stays. */
  moves?: number;
}

/** A stop for each item: a dot for the current one, rings for the others (docs/product.md, Look). */
export function Stops({ names, dots, current, onSelect, moves }: StopsProps) {
  const list = useRef<HTMLOListElement>(null);
  if (names.length > maxStops) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, current, names.length);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <ol
      role="list"
      ref={list}
      className={`stops stations-thin scripted-only screen-only ${dots ? 'stops-dots' : ''}`}
    >
      {names.map((name, index) => (
        <Station key={name} filled={index === current} className="stop">
          <button
            type="button"
            className="stop-button"
            aria-label={dots ? name : undefined}
            aria-current={index === current ? 'true' : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          >
            {!dots && name}
            {index === current && moves !== undefined && (
              <span key={moves} className="stop-fill" aria-hidden="true" />
            )}
          </button>
        </Station>
      ))}
    </ol>
  );
}
