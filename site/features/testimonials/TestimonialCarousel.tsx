import { useRef } from 'react';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useAutoplay } from '../../motion/use-autoplay.ts';
import { Quotes, type QuotesProps } from './Quotes.tsx';
import { useCarousel } from './use-carousel.ts';

/** The quotes by themselves, with arrows and a counter. */
export function TestimonialCarousel(props: QuotesProps) {
  const count = props.testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(count);
  const { advance, moves } = carousel;
  // A visitor who pauses it has paused it on each page.
  const { motion, pause } = useAutoplay({ region, name: 'testimonials', advance, moves, count });
  return (
    <div ref={region}>
      <Quotes
        {...props}
        carousel={carousel}
        moves={moves}
        motion={motion}
        steps
        pause={count > 1 && <PauseButton moving="quotes" {...pause} />}
      />
    </div>
  );
}
