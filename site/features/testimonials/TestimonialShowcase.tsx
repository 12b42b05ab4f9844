import { useRef } from 'react';
import { CarouselButtons, CarouselStops } from './CarouselControls.tsx';
import { Quotes } from './Quotes.tsx';
import { type CarouselProps, useCarousel } from './use-carousel.ts';
import './carousel.css';
import './showcase.css';

/**
 * What clients say, as large as the page allows. The stops are the progress bar too: the way on
 * from the current stop fills while its quote stays.
 */
export function TestimonialShowcase({ testimonials, labelledBy }: CarouselProps) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region, resumes: true });
  const { current, motion, moves } = carousel;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of fields
    <div
      ref={region}
      className="showcase"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-motion={motion}
    >
      <Quotes testimonials={testimonials} carousel={carousel} withIndustry />
      {count > 1 && (
        <div className="showcase-controls">
          <CarouselStops
            count={count}
            current={current}
            onSelect={carousel.select}
            filling={<span key={moves} className="stop-fill" aria-hidden="true" />}
          />
          <CarouselButtons carousel={carousel} />
          <p className="carousel-count type-small">{`${current + 1} of ${count} testimonials`}</p>
        </div>
      )}
    </div>
  );
}
