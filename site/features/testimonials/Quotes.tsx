import controls from 'virtual:words/controls';
import type { ReactNode } from 'react';
import type { Testimonial } from '../../../lib/content/schemas/people.ts';
import { StepButtons, Stops } from '../../charts/CarouselSteps.tsx';
import { fill } from '../../text/sentences.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import type { useCarousel } from './use-carousel.ts';
import './testimonials.css';

export interface QuotesProps {
  /** Of the heading, which names the section too. */
  id: string;
  headline: string;
  testimonials: readonly Testimonial[];
}

interface Props extends QuotesProps {
  carousel: ReturnType<typeof useCarousel>;
  /** Number of moves made by hand, each of which restarts the stay of a quote. */
  moves: number;
  motion: string;
  /** Whether it has arrows and a counter. */
  steps?: boolean;
  pause: ReactNode;
}

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function Quotes({ id, headline, testimonials, carousel, steps, ...rest }: Props) {
  const count = testimonials.length;
  const place = (words: string, index: number) =>
    fill(words, { number: String(index + 1), count: String(count) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of fields
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={id}
      data-motion={rest.motion}
    >
      <div className="flex between align-start gap-16">
        <div>
          <h2 id={id} className="type-subtitle">
            {headline}
          </h2>
          {steps && count > 1 && (
            <p className="carousel-count scripted-only screen-only above-4 tabular quiet type-small">
              {place(controls.quotePlace, carousel.current)}
            </p>
          )}
        </div>
        <div className="flex gap-8 scripted-only">
          {steps && count > 1 && (
            <StepButtons
              previous={controls.previousQuote}
              next={controls.nextQuote}
              onStep={carousel.stepByHand}
            />
          )}
          {rest.pause}
        </div>
      </div>
      <div className="carousel-body above-16-48">
        <div
          className="carousel-quotes grid"
          aria-live={rest.motion === 'running' ? 'off' : 'polite'}
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
              aria-label={place(controls.place, index)}
              data-state={carousel.getState(index)}
              data-moved={carousel.moved || undefined}
            >
              <Quote testimonial={testimonial} />
            </div>
          ))}
        </div>
        {count > 1 && (
          <Stops
            names={testimonials.map(({ stop, name }) => stop ?? name)}
            current={carousel.current}
            moves={rest.moves}
            onSelect={carousel.select}
          />
        )}
      </div>
    </div>
  );
}

/** What one client says, with name and title. */
function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, title, company, industry, sample } = testimonial;
  return (
    <figure>
      <blockquote className="quote-words balance type-quote">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="quote-by flex align-center gap-16 above-16">
        <Monogram name={name} />
        <span>
          <span className="block bold">
            {name}
            {sample && <SampleMark />}
          </span>{' '}
          <span className="block quiet">
            {`${title}, `}
            {company && <span className="unbroken">{`${company},`}</span>} {industry}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
