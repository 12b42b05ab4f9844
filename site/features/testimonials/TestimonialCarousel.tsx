import { useRef } from 'react';
import type { Testimonial } from '../../../contracts/content/testimonials.ts';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselStops } from './CarouselStops.tsx';
import { Quote } from './Quote.tsx';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';
import './carousel-stops.css';

const name = 'testimonials';

interface Props {
  testimonials: Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function TestimonialCarousel({ testimonials, labelledBy }: Props) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region, name });
  const { current } = carousel;

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
        aria-live={carousel.motion === 'running' ? 'off' : 'polite'}
        data-way={carousel.way}
        {...carousel.swipe}
      >
        {testimonials.map((testimonial, index) => (
          <Quote
            key={testimonial.name}
            testimonial={testimonial}
            label={`${index + 1} of ${count}`}
            state={carousel.stateOf(index)}
            moved={carousel.moved}
          />
        ))}
      </div>
      <div className="carousel-controls">
        <CarouselButtons onStep={carousel.stepByHand} governs={name} />
        <CarouselStops count={count} current={current} onSelect={carousel.select} />
        <p className="carousel-count type-small">{`${current + 1} of ${count}`}</p>
      </div>
    </div>
  );
}
