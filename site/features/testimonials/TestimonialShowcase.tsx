import { useRef } from 'react';
import { Carousel, CarouselButtons, type CarouselProps, CarouselStops } from './Carousel.tsx';
import { useCarousel } from './use-carousel.ts';
import './showcase.css';

/**
 * What clients say, as large as the page allows. The stops are also a progress bar: the line after the
 * current stop fills while its quote stays.
 */
export function TestimonialShowcase(props: CarouselProps) {
  const count = props.testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region, resumes: true });
  const { current, motion, moves } = carousel;
  const controls = (
    <div className="showcase-controls above-32-48 scripted-only">
      <CarouselStops
        {...carousel}
        filling={<span key={moves} className="showcase-stop-fill" aria-hidden="true" />}
      />
      <CarouselButtons {...carousel} />
      <p className="carousel-count quiet type-small">{`${current + 1} of ${count} testimonials`}</p>
    </div>
  );
  return (
    <Carousel
      {...props}
      carousel={carousel}
      region={region}
      className="showcase above-24-32"
      motion={motion}
      withIndustry
      controls={controls}
    />
  );
}
