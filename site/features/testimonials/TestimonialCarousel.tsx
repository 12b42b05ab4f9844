import { useRef } from 'react';
import { Carousel, CarouselButtons, type CarouselProps, CarouselStops } from './Carousel.tsx';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function TestimonialCarousel(props: CarouselProps) {
  const count = props.testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region });
  const controls = (
    <div className="carousel-controls">
      <CarouselButtons {...carousel} />
      <CarouselStops {...carousel} />
      <p className="carousel-count quiet type-small">{`${carousel.current + 1} of ${count}`}</p>
    </div>
  );
  return (
    <Carousel
      {...props}
      carousel={carousel}
      region={region}
      className="carousel"
      controls={controls}
    />
  );
}
