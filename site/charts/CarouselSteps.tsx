import { type KeyboardEvent, useRef } from 'react';
import { range } from '../drawing/numbers.ts';
import { getRovingTarget } from '../ui/roving-key.ts';
import { Sign } from '../ui/Sign.tsx';
import './carousel-steps.css';

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

/** More stops do not fit in a row on a phone. */
const maxStops = 10;

interface StopsProps {
  count: number;
  current: number;
  /** The accessible name of a stop. */
  name: (index: number) => string;
  onSelect: (index: number) => void;
  /** Changes with each move by hand. Where it is given, the line after the current stop fills while the item stays. */
  moves?: number;
}

/** A stop for each item: dots up to the current one, rings after it (docs/product.md, Look). */
export function Stops({ count, current, name, onSelect, moves }: StopsProps) {
  const list = useRef<HTMLOListElement>(null);
  if (count > maxStops) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  const getState = (index: number) =>
    index < current ? 'passed' : index === current ? 'current' : 'ahead';
  return (
    <ol role="list" ref={list} className="stops">
      {range(count).map((index) => (
        <li key={index} className="stop" data-state={getState(index)}>
          <button
            type="button"
            className="stop-button"
            aria-label={name(index)}
            aria-current={index === current ? 'true' : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          />
          {index === current && moves !== undefined && (
            <span key={moves} className="stop-fill" aria-hidden="true" />
          )}
        </li>
      ))}
    </ol>
  );
}
