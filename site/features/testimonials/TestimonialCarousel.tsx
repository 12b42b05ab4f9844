import { useRef } from 'react';
import { CarouselButtons, CarouselStops } from './CarouselControls.tsx';
import { Quotes } from './Quotes.tsx';
import { type CarouselProps, useCarousel } from './use-carousel.ts';
import './carousel.css';
import './testimonial-carousel.css';

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function TestimonialCarousel({ testimonials, labelledBy }: CarouselProps) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region });
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
      <Quotes testimonials={testimonials} carousel={carousel} />
      {count > 1 && (
        <div className="carousel-controls">
          <CarouselButtons carousel={carousel} />
          <CarouselStops count={count} current={current} onSelect={carousel.select} />
          <p className="carousel-count type-small">{`${current + 1} of ${count}`}</p>
        </div>
      )}
    </div>
  );
}
