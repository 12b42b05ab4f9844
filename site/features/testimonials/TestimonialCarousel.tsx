import controls from 'virtual:words/controls';
import { useRef } from 'react';
import type { Testimonial } from '../../../lib/content/schemas/people.ts';
import { StepButtons, Stops } from '../../charts/CarouselSteps.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { fill } from '../../text/sentences.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { useCarousel } from './use-carousel.ts';
import './testimonials.css';

interface Props {
  testimonials: readonly Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function TestimonialCarousel({ testimonials, labelledBy }: Props) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region });
  const nameQuote = (words: string, index: number) =>
    fill(words, { number: String(index + 1), count: String(count) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of fields
    <div
      ref={region}
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-motion={carousel.motion}
    >
      <div
        className="carousel-quotes"
        aria-live={carousel.motion === 'running' ? 'off' : 'polite'}
        data-way={carousel.direction}
        {...carousel.swipe}
      >
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group of no fields
          <div
            key={testimonial.quote}
            className="quote"
            role="group"
            aria-roledescription="slide"
            aria-label={nameQuote(controls.place, index)}
            data-state={carousel.getState(index)}
            data-moved={carousel.moved || undefined}
          >
            <Quote testimonial={testimonial} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls scripted-only above-32-48">
          <Stops
            count={count}
            current={carousel.current}
            moves={carousel.moves}
            name={(index) => nameQuote(controls.quote, index)}
            onSelect={carousel.select}
          />
          <div className="carousel-steps flex">
            <StepButtons
              previous={controls.previousQuote}
              next={controls.nextQuote}
              onStep={carousel.stepByHand}
            />
            <PauseButton moving="quotes" {...carousel.pause} />
          </div>
          <p className="carousel-count tabular quiet type-small">
            {`${carousel.current + 1} of ${count} testimonials`}
          </p>
        </div>
      )}
    </div>
  );
}

/** What one client says, with name and title. */
function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, title, company, industry, sample } = testimonial;
  return (
    <figure>
      <blockquote className="quote-words type-quote">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="quote-by flex align-center gap-24">
        <Monogram name={name} />
        <span>
          <span className="quote-name block bold">
            {name}
            {sample && <SampleMark />}
          </span>{' '}
          <span className="block quiet">
            {company ? `${title}, ` : title}
            {company && <span className="unbroken">{company}</span>}
            {`, ${industry}`}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
