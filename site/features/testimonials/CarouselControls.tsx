import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { range } from '../../drawing/range.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { rovingKey } from '../../ui/roving-key.ts';
import { Sign } from '../../ui/Sign.tsx';
import { carouselName } from './use-carousel.ts';
import './carousel.css';

/** Previous, next, pause. */
export function CarouselButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <div className="carousel-buttons">
      <button
        type="button"
        className="control"
        aria-label="Previous quote"
        onClick={() => onStep(-1)}
      >
        <Sign name="previous" />
      </button>
      <button type="button" className="control" aria-label="Next quote" onClick={() => onStep(1)}>
        <Sign name="next" />
      </button>
      <PauseButton governs={carouselName} of="the quotes" />
    </div>
  );
}

interface Props {
  count: number;
  current: number;
  onSelect: (index: number) => void;
  /** What fills the way on from the current stop, where the stops are a progress bar too. */
  filling?: ReactNode;
}

/** More stops have no room, even on two rows; the count beside them says the place. */
const mostStops = 10;

/** Stops on a line: passed ones are dots, those to come are rings (docs/product.md, Look). */
export function CarouselStops({ count, current, onSelect, filling }: Props) {
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = rovingKey(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  const state = (index: number) =>
    index < current ? 'passed' : index === current ? 'current' : 'ahead';

  if (count > mostStops) return null;
  return (
    <ol ref={list} className="stops">
      {range(count).map((index) => (
        <li key={index} className="stop" data-state={state(index)}>
          <button
            type="button"
            className="stop-button"
            aria-label={`Quote ${index + 1} of ${count}`}
            aria-current={index === current ? 'true' : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          />
          {index === current && filling}
        </li>
      ))}
    </ol>
  );
}
