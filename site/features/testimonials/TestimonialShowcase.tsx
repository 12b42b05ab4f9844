import { useRef } from 'react';
import type { Testimonial } from '../../../contracts/content/testimonials.ts';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselStops } from './CarouselStops.tsx';
import { Quote } from './Quote.tsx';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';
import './progress.css';

/** The home page's carousel has the same name: who paused one has paused both. */
const name = 'testimonials';

interface Props {
  testimonials: Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/**
 * What clients say, as large as the page allows. The stops are the progress bar too: the way on
 * from the current stop fills while its quote stays.
 */
export function TestimonialShowcase({ testimonials, labelledBy }: Props) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region, name, resumes: true });
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
      <div
        className="carousel-quotes"
        aria-live={motion === 'running' ? 'off' : 'polite'}
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
            withIndustry
          />
        ))}
      </div>
      <div className="showcase-controls">
        <CarouselStops
          count={count}
          current={current}
          onSelect={carousel.select}
          filling={<span key={moves} className="stop-fill" aria-hidden="true" />}
        />
        <CarouselButtons onStep={carousel.stepByHand} governs={name} />
        <p className="carousel-count type-small">{`${current + 1} of ${count} testimonials`}</p>
      </div>
    </div>
  );
}
