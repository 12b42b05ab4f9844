import { useCallback, useRef, useState } from 'react';
import type { Testimonial } from '../../contracts/content/testimonials.ts';
import { PauseButton } from '../ui/PauseButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { CarouselStops } from './CarouselStops.tsx';
import { Quote } from './Quote.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  testimonials: Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

interface Place {
  current: number;
  /** The quote that is on its way out; none before the first move. */
  leaving?: number;
  forward: boolean;
}

/** What clients say, one quote at a time (design, section 7 'Carousel'). */
export function TestimonialCarousel({ testimonials, labelledBy }: Props) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ current: 0, forward: true });
  const [moves, setMoves] = useState(0);

  const step = useCallback(
    (by: 1 | -1) =>
      setPlace(({ current }) => ({
        current: (current + by + count) % count,
        leaving: current,
        forward: by > 0,
      })),
    [count],
  );
  const advance = useCallback(() => step(1), [step]);
  const motion = useAutoplay({ region, name: 'testimonials', advance, moves });

  const stepByHand = (by: 1 | -1) => {
    setMoves(moves + 1);
    step(by);
  };
  const select = (target: number) => {
    setMoves(moves + 1);
    if (target === place.current) return;
    setPlace({ current: target, leaving: place.current, forward: target > place.current });
  };
  const swipe = useSwipe(stepByHand);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of fields
    <div
      ref={region}
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
    >
      <div
        className="carousel-quotes"
        aria-live={motion === 'running' ? 'off' : 'polite'}
        data-way={place.forward ? 'forward' : 'back'}
        {...swipe}
      >
        {testimonials.map((testimonial, index) => (
          <Quote
            key={testimonial.name}
            testimonial={testimonial}
            label={`${index + 1} of ${count}`}
            state={
              index === place.current ? 'current' : index === place.leaving ? 'leaving' : 'waiting'
            }
            moved={place.leaving !== undefined}
          />
        ))}
      </div>
      <div className="carousel-controls">
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
          <PauseButton governs="testimonials" of="the quotes" />
        </div>
        <CarouselStops count={count} current={place.current} onSelect={select} />
        <p className="carousel-count type-small">{`${place.current + 1} of ${count}`}</p>
      </div>
    </div>
  );
}
