import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { range } from '../../drawing/numbers.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { getRovingTarget } from '../../ui/roving-key.ts';
import { Sign } from '../../ui/Sign.tsx';
import type { Carousel } from './use-carousel.ts';
import './carousel.css';

const pauseLabels = { pause: 'Pause the quotes', play: 'Play the quotes' };

/** Previous, next, pause. */
export function CarouselButtons({ carousel }: { carousel: Carousel }) {
  const { stepByHand, pause } = carousel;
  return (
    <div className="carousel-buttons">
      <button
        type="button"
        className="control"
        aria-label="Previous quote"
        onClick={() => stepByHand(-1)}
      >
        <Sign name="previous" />
      </button>
      <button
        type="button"
        className="control"
        aria-label="Next quote"
        onClick={() => stepByHand(1)}
      >
        <Sign name="next" />
      </button>
      <PauseButton labels={pauseLabels} {...pause} />
    </div>
  );
}

interface StopsProps {
  count: number;
  current: number;
  onSelect: (index: number) => void;
  /** Fills the line after the current stop when the stops are also a progress bar. */
  filling?: ReactNode;
}

/** More stops do not fit on two rows; the count beside them remains. */
const maxStops = 10;

/** A stop for each quote: dots up to the current one, rings after it (docs/product.md, Look). */
export function CarouselStops({ count, current, onSelect, filling }: StopsProps) {
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  const state = (index: number) =>
    index < current ? 'passed' : index === current ? 'current' : 'ahead';

  if (count > maxStops) return null;
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
